import { expect } from "vitest";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { layOutMail } from "./mail-layout.ts";
import { queueMails } from "./outbox.server.ts";
import { readReviewRequests, setReviewRequests } from "./review-requests.server.ts";

const NOW = new Date("2026-12-01T12:00:00.000Z");

const ask = (db: Database, to: string, isReviewRequest = true) =>
	queueMails(db, [layOutMail({ to, subject: "How was it?", paragraphs: ["Hello"], isReviewRequest })], NOW);

const written = (db: Database) =>
	db.selectFrom("outbox").select(["to_address", "unsubscribe_path", "text_body"]).orderBy("id").execute();

test("sends no review requests to an unsubscribed address", async ({ db }) => {
	await ask(db, "Ana@example.com");
	await ask(db, "bo@example.com");
	const [mail, other] = await written(db);
	const path = mail?.unsubscribe_path ?? "";
	expect(path).toMatch(/^\/unsubscribe\/[\w-]{43}$/);
	expect(mail?.text_body).toContain(`https://meeha.invalid${path}\n`);
	expect(other?.unsubscribe_path).not.toBe(path);
	const token = path.split("/")[2] ?? "";
	expect(await setReviewRequests(db, { token, isSubscribed: false, now: NOW })).toBe(true);
	expect(await setReviewRequests(db, { token, isSubscribed: false, now: NOW })).toBe(true);
	expect(await readReviewRequests(db, { token })).toEqual({ isSubscribed: false });
	for (const to of ["ana@example.com", "ANA@example.com", "bo@example.com"]) await ask(db, to);
	await ask(db, "ana@example.com", false);
	expect((await written(db)).map((row) => [row.to_address, row.unsubscribe_path !== null])).toEqual([
		["Ana@example.com", true],
		["bo@example.com", true],
		["bo@example.com", true],
		["ana@example.com", false],
	]);
	expect(await setReviewRequests(db, { token, isSubscribed: true, now: NOW })).toBe(true);
	await ask(db, "ana@example.com");
	expect((await written(db)).at(-1)?.unsubscribe_path).toBe(path);
});

test("changes nothing for an unknown link", async ({ db }) => {
	await ask(db, "ana@example.com");
	expect(await setReviewRequests(db, { token: "unknown", isSubscribed: false, now: NOW })).toBe(false);
	expect(await readReviewRequests(db, { token: "unknown" })).toBeUndefined();
	await ask(db, "ana@example.com");
	expect(await written(db)).toHaveLength(2);
});
