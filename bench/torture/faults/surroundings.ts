import { setTimeout as after } from "node:timers/promises";
import { startSmtp } from "#app/testing/smtp.ts";
import { openDatabase } from "#db/client.ts";
import type { PostgresServer } from "#db/testing/postgres-server.ts";
import type { TortureScene } from "../scene.ts";

const MINUTE_MS = 60 * 1_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The clock is a day ahead for a while, then a day behind, then right again. */
export const jumpClock = (ms: number) => async (scene: TortureScene) => {
	scene.load.start(6);
	for (const shiftMs of [DAY_MS, -DAY_MS, 0]) {
		await scene.setClock(shiftMs);
		// A starting process runs all scheduled jobs.
		if (shiftMs === DAY_MS) await scene.restart("SIGTERM");
		await after(ms);
	}
	await scene.load.stop();
	await scene.restart("SIGTERM");
	// Jobs that run every minute must not be put off by a day because of the wrong clock.
	const db = openDatabase({ url: scene.databaseUrl });
	let late: string[] = [];
	for (let waited = 0; waited < 10_000; waited += 200) {
		const dueAfter = new Date(Date.now() + 2 * 60 * MINUTE_MS).toISOString();
		const rows = await db
			.selectFrom("scheduled_jobs")
			.select("name")
			.where("due_at", ">", dueAfter)
			.execute();
		late = rows.map(({ name }) => name);
		if (late.length === 0) break;
		await after(200);
	}
	await db.destroy();
	if (late.length > 0) scene.fail(`put off until tomorrow: ${late.join(", ")}`);
};

/** The mail server is down, then starts and gets each email once. */
export const loseMailServer = (port: number, ms: number) => async (scene: TortureScene) => {
	scene.load.start(6);
	await after(ms);
	const smtp = await startSmtp(() => "accept", port);
	// So that the second and third attempts, minutes apart, are due now.
	await scene.setClock(13 * MINUTE_MS);
	await after(ms);
	await scene.load.stop();
	const db = openDatabase({ url: scene.databaseUrl });
	const count = async () => {
		const rows = await db.selectFrom("outbox").select(["sent_at", "attempts"]).execute();
		return { rows, waiting: rows.filter(({ sent_at }) => sent_at === null).length };
	};
	for (let waited = 0; waited < 90_000 && (await count()).waiting > 0; waited += 250) await after(250);
	const { rows, waiting } = await count();
	await db.destroy();
	const ids = smtp.accepted.map(({ messageId }) => messageId);
	const tried = rows.filter(({ attempts }) => attempts > 1).length;
	scene.note(`${rows.length} mails, ${tried} of them tried more than once`);
	if (tried === 0) scene.fail("the mail server was not gone: every mail went at once");
	if (waiting > 0) scene.fail(`${waiting} mails still wait`);
	if (ids.length !== rows.length || new Set(ids).size !== ids.length)
		scene.fail(
			`${rows.length} mails were written, ${ids.length} came, ${new Set(ids).size} of them different`,
		);
	await scene.setClock(0);
	scene.afterwards(() => smtp.stop());
};

/** The database server is down for a while. */
export const losePostgres = (server: PostgresServer, ms: number) => async (scene: TortureScene) => {
	scene.load.start(6);
	await after(1_000);
	await server.goAway();
	const before = scene.load.retryPages;
	await after(ms);
	const retryPages = scene.load.retryPages - before;
	await server.comeBack();
	const back = performance.now();
	const made = scene.load.made.length;
	while (scene.load.made.length === made && performance.now() - back < 30_000) await after(20);
	scene.note(
		`the next order or booking ${((performance.now() - back) / 1_000).toFixed(1)} s after it came back`,
	);
	await scene.load.stop();
	if (retryPages === 0) scene.fail("PostgreSQL was not gone: nothing was refused");
};
