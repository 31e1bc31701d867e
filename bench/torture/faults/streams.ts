import { randomUUID } from "node:crypto";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as after } from "node:timers/promises";
import { openSession } from "#app/common/access/sessions.server.ts";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { MAX_STREAMS_PER_SESSION } from "#app/http/live/session-limit.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { signedCookie } from "#e2e/helpers/signed-cookie.ts";
import type { TortureScene } from "../scene.ts";

const CHANGES = 200;
const WITHIN_MS = 10_000;

type Stream = { response: IncomingMessage; toldAt: number };

function openStream(url: string, cookie: string, agent: Agent): Promise<Stream> {
	return new Promise((done, fail) => {
		const sent = get(`${url}/live?topic=moving_bookings`, { agent, headers: { Cookie: cookie } });
		sent.once("error", fail);
		sent.once("response", (response) => {
			if (response.statusCode !== 200)
				return fail(new Error(`A stream was answered ${response.statusCode}.`));
			const stream = { response, toldAt: 0 };
			response.on("error", () => {});
			response.setEncoding("utf8").on("data", (text: string) => {
				if (text.includes("event: change")) stream.toldAt = performance.now();
			});
			done(stream);
		});
	});
}

/** The cookies of several signed-in admins, each with an account. */
async function openSessions(db: Database, count: number): Promise<string[]> {
	const now = new Date();
	const admin = {
		name: "Watcher",
		role: "Admin",
		password_hash: "none",
		created_at: now.toISOString(),
	} as const;
	const cookies: string[] = [];
	for (let at = 0; at < count; at++) {
		const { id: accountId } = await db
			.insertInto("accounts")
			.values({ ...admin, email: `watcher.${at}@meeha.test` })
			.returning("id")
			.executeTakeFirstOrThrow();
		const token = randomUUID();
		await openSession(db, { accountId, tokenHash: hashToken(token), userAgent: "torture", now });
		cookies.push(await signedCookie("meeha_session", token));
	}
	return cookies;
}

/** Opens many streams of signed-in people, and makes a burst of changes for all of them. */
export const watchBurst = (count: number) => async (scene: TortureScene) => {
	const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
	const db = openDatabase({ url: scene.databaseUrl });
	const cookies = await openSessions(db, Math.ceil(count / MAX_STREAMS_PER_SESSION));
	const { port } = scene.site();
	const streams: Stream[] = [];
	while (streams.length < count)
		streams.push(
			...(await Promise.all(
				Array.from({ length: Math.min(100, count - streams.length) }, (_, at) =>
					openStream(
						`http://127.0.0.1:${port}`,
						cookies[(streams.length + at) % cookies.length] ?? "",
						agent,
					),
				),
			)),
		);
	// A busy machine may not have created anything to change yet.
	scene.load.start(2);
	for (
		let waited = 0;
		waited < WITHIN_MS && !scene.load.made.some(({ kind }) => kind === "move");
		waited += 50
	)
		await after(50);
	await scene.load.stop();
	const move = await db.selectFrom("moving_bookings").select("id").orderBy("id").executeTakeFirstOrThrow();
	for (let change = 0; change < CHANGES; change++)
		await db
			.updateTable("moving_bookings")
			.set({ name: `Ana Lima ${change}` })
			.where("id", "=", move.id)
			.execute();
	const changed = performance.now();
	await db.destroy();
	const untold = () => streams.filter(({ toldAt }) => toldAt < changed).length;
	while (untold() > 0 && performance.now() - changed < WITHIN_MS) await after(50);
	const latest = Math.max(...streams.map(({ toldAt }) => toldAt)) - changed;
	if (untold() > 0) scene.fail(`${untold()} of ${count} streams were not told within ${WITHIN_MS / 1_000} s`);
	else
		scene.note(
			`${count} streams told within ${(latest / 1_000).toFixed(1)} s of the last of ${CHANGES} changes`,
		);
	// People keep using the site meanwhile.
	scene.load.start(4);
	await after(2_000);
	await scene.load.stop();
	for (const { response } of streams) response.destroy();
	agent.destroy();
	await after(1_000);
};
