import { expect } from "vitest";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { saveContactMessage } from "./contact-message.server.ts";
import { savePartnerRequest } from "./partner-request.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const contact = () => ({
	submitter: { id: "a browser" },
	name: "Ana Lima",
	email: "ana@example.com",
	message: "Where is my truck?\n\nAna",
	accountId: null,
	adminEmail: "admin@example.com",
	now: NOW,
});
const partner = () => ({
	submitter: { id: "a browser" },
	name: "Bo Chen",
	contact: "after six, +1 212 555 0147",
	message: "Twelve rooms by the sea.",
	accountId: null,
	adminEmail: "admin@example.com",
	now: NOW,
});

test("a contact message is kept, told to the administrator and acknowledged to its sender", async ({
	db,
}) => {
	expect(await saveContactMessage(db, contact())).toEqual({ repeated: false });
	const [saved] = await db.selectFrom("contact_messages").selectAll().execute();
	expect(saved).toMatchObject({ name: "Ana Lima", email: "ana@example.com", account_id: null });
	const mails = await db.selectFrom("outbox").selectAll().orderBy("id").execute();
	expect(mails.map((mail) => mail.to_address)).toEqual(["admin@example.com", "ana@example.com"]);
	expect(mails[0]?.text_body).toContain("Where is my truck?");
	// Nobody can use Meeha to send their text to somebody else.
	for (const words of ["Where is my truck?", "Ana Lima"]) expect(mails[1]?.text_body).not.toContain(words);
});

test("a contact form sent ten times at once is one message and two mails", async ({ db }) => {
	const sent = contact();
	const outcomes = await Promise.all(Array.from({ length: 10 }, () => saveContactMessage(db, sent)));
	expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1);
	expect(await db.selectFrom("contact_messages").select("id").execute()).toHaveLength(1);
	expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(2);
});

test("three processes that get the same five messages at once store each of them once", async ({
	db,
	url,
}) => {
	const texts = ["One", "Two", "Three", "Four", "Five"];
	const messages = texts.map((message) => ({ ...contact(), message, now: NOW.toISOString() }));
	const senders = [1, 2, 3].map(() =>
		startElsewhere<boolean[]>("app/testing/save-message.child-process.ts", { url, messages }),
	);
	await Promise.all(senders.map(({ ready }) => ready));
	for (const sender of senders) sender.go();
	const repeated = await Promise.all(senders.map(({ result }) => result));
	expect(texts.map((_, at) => repeated.filter((each) => !each[at]).length)).toEqual([1, 1, 1, 1, 1]);
	const saved = await db.selectFrom("contact_messages").select("message").orderBy("id").execute();
	expect(saved.map(({ message }) => message)).toEqual(texts);
	expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(10);
}, 30_000);

test("an equal message within half an hour is the same one, from somebody else or later another", async ({
	db,
}) => {
	const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
	const send = (change: Partial<ReturnType<typeof contact>> = {}) =>
		saveContactMessage(db, { ...contact(), ...change }).then(({ repeated }) => repeated);
	expect(await send()).toBe(false);
	expect(await send({ now: minutes(29.9) })).toBe(true);
	expect(await send({ submitter: { id: "another browser" } })).toBe(false);
	expect(await send({ message: "Where is my loader?" })).toBe(false);
	expect(await send({ now: minutes(30) })).toBe(false);
	expect(await send({ now: minutes(59.9) })).toBe(true);
});

test("a partner request is stored and emailed to the administrator once, and a changed one is another", async ({
	db,
}) => {
	const sent = partner();
	expect(await savePartnerRequest(db, sent)).toEqual({ repeated: false });
	expect(await savePartnerRequest(db, sent)).toEqual({ repeated: true });
	const saved = await db.selectFrom("partner_requests").selectAll().execute();
	expect(saved).toMatchObject([
		{ contact: "after six, +1 212 555 0147", message: "Twelve rooms by the sea." },
	]);
	const mails = await db.selectFrom("outbox").selectAll().execute();
	expect(mails.map((mail) => mail.to_address)).toEqual(["admin@example.com"]);
	expect(await savePartnerRequest(db, { ...sent, message: "Twenty rooms." })).toEqual({ repeated: false });
});

test("without an administrator what was sent is still kept", async ({ db }) => {
	await savePartnerRequest(db, { ...partner(), adminEmail: undefined });
	await saveContactMessage(db, { ...contact(), adminEmail: undefined });
	expect(await db.selectFrom("partner_requests").select("id").execute()).toHaveLength(1);
	const mails = await db.selectFrom("outbox").select("to_address").execute();
	expect(mails).toEqual([{ to_address: "ana@example.com" }]);
});
