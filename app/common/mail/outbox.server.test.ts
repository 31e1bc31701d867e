import { expect } from "vitest";
import { listMails, readMail } from "#app/site/mail-list.server.ts";
import { writeMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { layOutMail } from "./mail-layout.ts";
import {
	type ClaimedMail,
	claimMails,
	type DeliveryResult,
	finishMail,
	giveBackMail,
	LEASE_MS,
	nextMailAt,
	queueMails,
	sweepMails,
} from "./outbox.server.ts";

const NOW = new Date("2026-12-01T12:00:00.000Z");
const HOUR_MS = 60 * 60 * 1000;
const after = (ms: number) => new Date(NOW.getTime() + ms);
const LOST: DeliveryResult = { sent: false, error: "the line broke", forGood: false };

async function claim(db: Database, now: Date): Promise<ClaimedMail> {
	const [mail] = await claimMails(db, { now });
	if (!mail) throw new Error("nothing is due");
	return mail;
}

test("writes no email when its transaction is rolled back", async ({ db }) => {
	const mail = layOutMail({ to: "a@example.com", subject: "Hello", paragraphs: ["Hello"] });
	const undone = transact(db, async (trx) => {
		await queueMails(trx, [mail], NOW);
		throw new Error("undone");
	});
	await expect(undone).rejects.toThrow("undone");
	expect(await claimMails(db, { now: NOW })).toEqual([]);
});

test("gives a claimed email to no other process until the claim ends", async ({ db }) => {
	await writeMails(db, 1, NOW);
	expect(await claim(db, NOW)).toMatchObject({ job: { to_address: "1@example.com", attempts: 1 } });
	expect(await claimMails(db, { now: after(LEASE_MS - 1) })).toEqual([]);
	expect(await claim(db, after(LEASE_MS))).toMatchObject({
		job: { to_address: "1@example.com", attempts: 2 },
	});
});

test("gives each email to one of ten simultaneous claims, and none of them all", async ({ db }) => {
	await writeMails(db, 30, NOW);
	const claims = await Promise.all(Array.from({ length: 10 }, () => claimMails(db, { now: NOW })));
	expect(Math.max(...claims.map(({ length }) => length))).toBe(9);
	const claimed = claims.flat();
	while (claimed.length < 30) claimed.push(await claim(db, NOW));
	expect(new Set(claimed.map((mail) => mail.job.id)).size).toBe(30);
	expect(await claimMails(db, { now: NOW })).toEqual([]);
});

test("gives back a claimed email, unless another process has claimed it since", async ({ db }) => {
	await writeMails(db, 1, NOW);
	await giveBackMail(db, await claim(db, NOW), { now: after(1) });
	const late = await claim(db, after(1));
	expect(late.job.attempts).toBe(1);
	await claim(db, after(1 + LEASE_MS));
	await giveBackMail(db, late, { now: after(2) });
	expect(await claimMails(db, { now: after(1 + LEASE_MS) })).toEqual([]);
});

test("retries an email with growing delays for two days, then gives up", async ({ db }) => {
	await writeMails(db, 1, NOW);
	let now = NOW;
	const waits: number[] = [];
	for (;;) {
		const mail = await claim(db, now);
		const became = await finishMail(db, { mail, delivery: LOST, now });
		if (became === "given_up") break;
		const next = new Date((await nextMailAt(db)) ?? "");
		expect(await claimMails(db, { now: new Date(next.getTime() - 1) })).toEqual([]);
		waits.push(next.getTime() - now.getTime());
		now = next;
	}
	expect(waits.slice(0, 4)).toEqual([30_000, 120_000, 600_000, HOUR_MS]);
	expect(waits).toEqual([...waits].sort((one, other) => one - other));
	const took = now.getTime() - NOW.getTime();
	expect(took).toBeGreaterThan(40 * HOUR_MS);
	expect(took).toBeLessThan(56 * HOUR_MS);
	const row = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
	expect(row).toMatchObject({ failed_at: now.toISOString(), sent_at: null, last_error: "the line broke" });
	expect(await nextMailAt(db)).toBeNull();
});

test("gives up an email after a permanent refusal", async ({ db }) => {
	await writeMails(db, 1, NOW);
	const delivery: DeliveryResult = { sent: false, error: "550 no such user", forGood: true };
	expect(await finishMail(db, { mail: await claim(db, NOW), delivery, now: NOW })).toBe("given_up");
	expect(await claimMails(db, { now: after(100 * HOUR_MS) })).toEqual([]);
});

test("ignores a late failure of an email that another process claimed", async ({ db }) => {
	await writeMails(db, 1, NOW);
	const late = await claim(db, NOW);
	const other = await claim(db, after(LEASE_MS));
	await finishMail(db, { mail: other, delivery: { sent: true, isKept: true }, now: after(LEASE_MS) });
	await finishMail(db, { mail: late, delivery: LOST, now: after(LEASE_MS + 1) });
	expect(await claimMails(db, { now: after(100 * HOUR_MS) })).toEqual([]);
	const row = await db.selectFrom("outbox").select(["sent_at", "last_error"]).executeTakeFirstOrThrow();
	expect(row).toEqual({ sent_at: after(LEASE_MS).toISOString(), last_error: null });
});

test("deletes the text of sent emails, and old emails", async ({ db }) => {
	await writeMails(db, 1, NOW);
	await finishMail(db, { mail: await claim(db, NOW), delivery: { sent: true, isKept: false }, now: NOW });
	await writeMails(db, 1, NOW);
	const [sent, waiting] = await db
		.selectFrom("outbox")
		.select(["text_body", "html_body"])
		.orderBy("id")
		.execute();
	expect(sent).toEqual({ text_body: "", html_body: "" });
	expect(waiting?.text_body).toContain("/track?number=1");
	expect(await sweepMails(db, { now: after(29 * 24 * HOUR_MS) })).toBe(0);
	expect(await sweepMails(db, { now: after(30 * 24 * HOUR_MS) })).toBe(1);
	expect(await nextMailAt(db)).toBe(NOW.toISOString());
});

test("lists the newest first and hides emails to SuperAdmins from Admins", async ({ db }) => {
	await db
		.insertInto("accounts")
		.values({
			email: "2@example.com",
			name: "Two",
			role: "SuperAdmin",
			password_hash: "x",
			created_at: NOW.toISOString(),
		})
		.execute();
	await writeMails(db, 3, NOW);
	const forAdmin = await listMails(db, { role: "Admin", page: 1, perPage: 10 });
	expect(forAdmin.rows.map((mail) => mail.to_address)).toEqual(["3@example.com", "1@example.com"]);
	expect(forAdmin.total).toBe(2);
	const last = await listMails(db, { role: "SuperAdmin", page: 99, perPage: 2 });
	expect(last).toMatchObject({ total: 3, page: 2, rows: [{ to_address: "1@example.com" }] });

	const secret = await db
		.selectFrom("outbox")
		.select("id")
		.where("to_address", "=", "2@example.com")
		.executeTakeFirstOrThrow();
	expect(await readMail(db, { role: "Admin", id: secret.id })).toBeUndefined();
	expect(await readMail(db, { role: "SuperAdmin", id: secret.id })).toMatchObject({ subject: "Mail 2" });
});
