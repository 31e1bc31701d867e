import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { hashToken, newToken } from "#app/common/access/tokens.server.ts";
import { writeMessage } from "#app/conversations/write-message.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { requestRestockEmail } from "#app/shop/restock/restock-requests.server.ts";
import { saveContactMessage } from "#app/site/information/contact-message.server.ts";
import { savePartnerRequest } from "#app/site/information/partner-request.server.ts";
import { CONVERSATION_SUBJECTS, SUBJECTS } from "#app/site/subjects.server.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addAccount, PASSWORD } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import { mailedToken, writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { findDataRequest, requestData } from "./data-requests.server.ts";
import { deleteOwnAccount } from "./delete-account.server.ts";
import { eraseGuest } from "./erase-guest.server.ts";
import { exportGuest, exportPerson } from "./export.server.ts";
import { readHeldData } from "./held-data.server.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const EMAIL = "zelda@quist.example";
const OTHER_EMAIL = "bea@quist.example";
const PHONE = "+12125550981";

const TOKEN = newToken();
const tokenOf = (request: string) => `${request} ${TOKEN}`.replace(/\W/g, "").padEnd(43, "x").slice(-43);

/** Everything that a person leaves without an account, or with one that names this address. */
async function addTraces(
	db: Database,
	{ name, email, accountId = null }: { name: string; email: string; accountId?: number | null },
) {
	const about = { name: `${name} Quist`, email, contact: "(212) 555-0981", e164: PHONE, accountId };
	const { roomId } = await openInn(db);
	const order = await addOrder(db, { ...about, guestHash: name });
	const stay = await addBooking(db, { ...about, roomId, requests: `A quiet room for ${name}` });
	const place = `${name} Quist Street 12`;
	const { e164: contact_e164, ...person } = about;
	const mover = { ...person, contact_e164, current_address: place, new_address: place };
	const booked = await bookMove(db, moveOf(mover));
	if (!booked.ok) throw new Error(booked.reason);
	const sent = {
		name: about.name,
		message: `Hello from ${name}`,
		accountId,
		adminEmail: undefined,
		now: NOW,
	};
	const { hotel_id } = await db
		.selectFrom("rooms")
		.select("hotel_id")
		.where("id", "=", roomId)
		.executeTakeFirstOrThrow();
	const times = { created_at: NOW.toISOString(), expires_at: NOW.toISOString() };
	await db
		.insertInto("hotel_invitations")
		.values({ ...times, hotel_id, email, role: "desk", token_hash: name, invited_by: null })
		.execute();
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 0 }] });
	await requestRestockEmail(db, {
		variantId: variantIds[0] ?? 0,
		now: NOW,
		...(accountId === null ? { email } : { accountId }),
	});
	await saveContactMessage(db, { ...sent, email, submitter: { id: name } });
	await savePartnerRequest(db, { ...sent, contact: email, submitter: { id: name } });
	await writeMessage(db, CONVERSATION_SUBJECTS, {
		about: { kind: "order", key: order.number },
		access: { by: "customer", viewer: { isGranted: true, guestHash: null, accountId: null } },
		body: `The order of ${name}`,
		photos: [],
		idempotencyKey: randomUUID(),
		links: { tokenOf: String },
		now: NOW,
	});
	await db.updateTable("outbox").set({ next_attempt_at: null, sent_at: NOW.toISOString() }).execute();
	return { order: order.number, stay: stay.number, move: booked.number };
}

/** The tables in which any row contains this text. */
async function tablesWith(db: Database, text: string): Promise<string[]> {
	const tables = await db.introspection.getTables();
	const found: string[] = [];
	for (const { name } of tables) {
		const rows = await db
			.selectFrom(name as "orders")
			.selectAll()
			.execute();
		if (JSON.stringify(rows).toLowerCase().includes(text.toLowerCase())) found.push(name);
	}
	return found.filter((name) => !/_search/.test(name)).toSorted();
}

/** Asks for an erasure and returns the hash of the emailed token. */
async function askForLink(db: Database, email: string, kind: "copy" | "erasure" = "erasure") {
	await requestData(db, { email, kind, tokenOf, timeZone: "UTC", now: NOW });
	return hashToken(await mailedToken(db, email));
}

test("erases everything of a guest's address, and nothing of other people", async ({ db }) => {
	await addTraces(db, { name: "Zelda", email: EMAIL });
	await addTraces(db, { name: "Beatrix", email: OTHER_EMAIL });
	const before = await exportGuest(db, { email: OTHER_EMAIL, now: NOW });
	const held = await readHeldData(db, { email: EMAIL, timeZone: "UTC", now: NOW });
	expect(held.records.map(({ noun, count, open }) => [noun, count, open.length])).toEqual([
		["moves", 1, 1],
		["orders", 1, 1],
		["roomBookings", 1, 1],
		["messages", 3, 0],
		["restockRequests", 1, 0],
		["invitations", 1, 0],
	]);
	const tokenHash = await askForLink(db, EMAIL);
	expect(await eraseGuest(db, { tokenHash, timeZone: "UTC", now: NOW })).toEqual({ ok: true });
	for (const text of ["zelda", PHONE]) {
		// What is written because of the erasure itself waits to be sent.
		const left = text === PHONE ? ["bookings", "customers", "moving_bookings", "orders"] : ["outbox"];
		expect(await tablesWith(db, text), text).toEqual(left);
	}
	const waiting = await db.selectFrom("outbox").select("to_address").where("sent_at", "is", null).execute();
	expect(new Set(waiting.map(({ to_address }) => to_address))).toContain(EMAIL);
	expect(await exportGuest(db, { email: OTHER_EMAIL, now: NOW })).toEqual(before);
	for (const table of ["orders", "bookings", "moving_bookings"] as const)
		expect(
			await db
				.selectFrom(table as "orders")
				.select(["name", "status"])
				.where("status", "=", "cancelled")
				.execute(),
		).toEqual([{ name: "Erased customer", status: "cancelled" }]);
});

test("every subject finds, exports and erases what a guest left", async ({ db }) => {
	await addTraces(db, { name: "Zelda", email: EMAIL });
	const owner = { accountId: null, email: EMAIL };
	for (const subject of SUBJECTS) {
		expect(await subject.countRecords(db, owner, { timeZone: "UTC", now: NOW })).toMatchObject({
			count: 1,
			open: [{}],
		});
		expect(JSON.stringify(await subject.exportData(db, owner))).toContain("Zelda Quist");
	}
	expect(await exportGuest(db, { email: EMAIL, now: NOW })).toMatchObject({
		messages: [{ message: "Hello from Zelda" }],
		partner_requests: [{ contact: EMAIL }],
		conversations: [{}, {}, { body: "The order of Zelda" }],
	});
});

test("leaves what an account made with the address as its contact to the account", async ({ db }) => {
	const bob = await addAccount(db, "Bob");
	await addTraces(db, { name: "Zelda", email: EMAIL, accountId: bob });
	const mine = await readHeldData(db, { email: EMAIL, timeZone: "UTC", now: NOW });
	const held = mine.records.filter(({ count }) => count > 0).map(({ noun }) => noun);
	// An invitation is to the address, whoever has it.
	expect(held).toEqual(["invitations"]);
	await addOrder(db, { name: "Zelda Quist", email: EMAIL });
	expect(JSON.stringify(await exportGuest(db, { email: EMAIL, now: NOW }))).not.toMatch(/street|hello/i);
	const before = await exportPerson(db, { accountId: bob, now: NOW });
	expect(await eraseGuest(db, { tokenHash: await askForLink(db, EMAIL), timeZone: "UTC", now: NOW })).toEqual(
		{ ok: true },
	);
	expect(await exportPerson(db, { accountId: bob, now: NOW })).toEqual(before);
});

test("an account with a confirmed address has what was ordered with it as a guest, too", async ({ db }) => {
	const ana = await addAccount(db, "Ana");
	await db.updateTable("accounts").set({ email_verified_at: NOW.toISOString() }).execute();
	await addTraces(db, { name: "Zelda", email: "ana@example.com" });
	expect(await exportPerson(db, { accountId: ana, now: NOW })).toMatchObject({
		orders: [{}],
		room_bookings: [{}],
		moving_bookings: [{}],
	});
	const deletion = { accountId: ana, password: PASSWORD, timeZone: "UTC", now: NOW };
	expect(await deleteOwnAccount(db, deletion)).toEqual({ ok: true, cancelled: 3 });
	expect(await tablesWith(db, "quist")).toEqual(["outbox"]);
});

test("emails a link, the way to the profile, or that nothing is stored, once in ten minutes", async ({
	db,
}) => {
	const ana = await addAccount(db, "Ana");
	await addOrder(db, { email: EMAIL });
	await addOrder(db, { email: "ana@example.com", accountId: ana });
	const ask = (email: string, minutes: number) =>
		requestData(db, {
			email,
			kind: "copy",
			tokenOf,
			timeZone: "UTC",
			now: new Date(NOW.getTime() + minutes * 60_000),
		});
	for (const email of [EMAIL, "ana@example.com", "nobody@example.com"])
		for (const minutes of [0, 9, 11]) await ask(email, minutes);
	const mails = await writtenMails(db);
	expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
		...Array(2).fill([EMAIL, "Your copy of your data"]),
		...Array(2).fill(["ana@example.com", "You asked for a copy of your data"]),
		...Array(2).fill(["nobody@example.com", "You asked for a copy of your data"]),
	]);
	const [first, second, ...others] = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
	expect(second).toBe(first);
	expect(others).toEqual(Array(4).fill(undefined));
	const tokenHash = hashToken(first ?? "");
	const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
	const find = (hours: number) => findDataRequest(db, { tokenHash, isOpened: false, now: at(hours) });
	expect(await find(24)).toMatchObject({ email: EMAIL, kind: "copy" });
	expect(await find(25)).toBe(undefined);
	expect(await eraseGuest(db, { tokenHash, timeZone: "UTC", now: at(25) })).toEqual({
		ok: false,
		reason: "gone",
	});
});

/** Columns that can hold how to reach a person, or where they live. */
const REACHES = /email|contact|phone|to_address|line1|_address$|receiver/;

test("every table that can hold a guest's contact details is one that an erasure empties or may keep", async ({
	db,
}) => {
	const tables = await db.introspection.getTables();
	const found = tables.filter(
		({ name: table, columns }) =>
			!table.endsWith("_search") && columns.some(({ name }) => REACHES.test(name)),
	);
	expect(found.map(({ name }) => name).toSorted()).toEqual([
		// Of accounts, with the account.
		...["account_addresses", "account_tokens", "accounts"],
		...["bookings", "contact_messages", "conversations", "customers", "data_requests"],
		"hotel_invitations",
		// The business details of a hotel.
		"hotels",
		...["move_job_steps", "moving_bookings", "orders", "outbox", "partner_requests"],
		// Of staff, hashes, and of those who sell.
		...["rent_drivers", "restock_requests", "review_request_settings", "sellers"],
	]);
});
