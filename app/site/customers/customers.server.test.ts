import { expect } from "vitest";
import { readChanges } from "#app/common/changes/changes.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { deleteMove } from "#app/rent/moves/delete-move.server.ts";
import { exportGuest, exportPerson } from "#app/site/personal-data/export.server.ts";
import { SUBJECTS } from "#app/site/subjects.server.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { ACCOUNT_NOW, addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { CUSTOMER_LIST } from "./customer-filters.ts";
import { listCustomerNotes, noteCustomer, removeCustomerNote } from "./customer-notes.server.ts";
import { eraseCustomer } from "./erase-customer.server.ts";
import { findCustomersByText, listCustomers } from "./list-customers.server.ts";
import { findCustomerOf, ownerOf, readCustomer, readPurchases } from "./read-customer.server.ts";

const clock = { timeZone: "UTC", now: ACCOUNT_NOW };

async function list(db: Database, search = "") {
	const { rows } = await listCustomers(db, CUSTOMER_LIST.read(new URLSearchParams(search)));
	return rows.map(
		({ account_id, name, email }) => `${name} ${email} ${account_id === null ? "guest" : "account"}`,
	);
}

async function idOf(db: Database, email: string): Promise<number> {
	const row = await db.selectFrom("customers").select("id").where("email", "=", email).executeTakeFirst();
	return row?.id ?? 0;
}

/** Confirms an account's address as its emailed link does. */
const confirm = (db: Database, accountId: number, email: string) =>
	transact(db, async (trx) => {
		await trx
			.updateTable("accounts")
			.set({ email_verified_at: ACCOUNT_NOW.toISOString() })
			.where("id", "=", accountId)
			.execute();
		for (const subject of SUBJECTS) await subject.claimGuestBookings(trx, { accountId, email });
	});

test("lists each account and each address of guests once, by name, email and phone", async ({ db }) => {
	const { roomId } = await openInn(db);
	await addAccount(db, "Ana");
	await addOrder(db, { email: "zelda@example.com", name: "Zelda", e164: "+351211234567" });
	await addOrder(db, { email: "zelda@example.com", name: "Zelda Quist", e164: "+351211234567" });
	await addBooking(db, { roomId, email: "zelda@example.com", name: "Zelda Quist" });
	await bookMove(db, moveOf({ email: "bo@example.com", name: "Bo Berg" }));
	await bookMove(db, moveOf({ name: "Without an address" }));
	const [ana, zelda, bo] = [
		"Ana ana@example.com account",
		"Zelda Quist zelda@example.com guest",
		"Bo Berg bo@example.com guest",
	];
	expect(await list(db)).toEqual([bo, zelda, ana]);
	expect(await list(db, "sort=name")).toEqual([ana, bo, zelda]);
	expect(await list(db, "kind=guest")).toEqual([bo, zelda]);
	expect(await list(db, "q=quist")).toEqual([zelda]);
	expect(await list(db, "q=bo@example")).toEqual([bo]);
	// The booking was last.
	expect(await list(db, "q=(212) 555-0147")).toEqual([bo, zelda]);
});

test("lists how often each bought, when last and for how much of each currency, and no staff", async ({
	db,
}) => {
	const ana = await addAccount(db, "Ana");
	await addAccount(db, "Suki", "Admin");
	await addAccount(db, "Olga", "Hotel");
	const bought = async (search = "") => {
		const { rows } = await listCustomers(db, CUSTOMER_LIST.read(new URLSearchParams(search)));
		return rows.map(({ name, bought }) => [
			name,
			bought && [bought.count, ...bought.spent.map(({ amount, currency }) => `${amount} ${currency}`)],
		]);
	};
	expect(await bought()).toEqual([["Ana", null]]);
	const bo = { name: "Bo Berg", email: "bo@example.com" };
	await addOrder(db, bo);
	const { number } = await addOrder(db, bo);
	const { total } = await db
		.selectFrom("orders")
		.select("total")
		.where("number", "=", number)
		.executeTakeFirstOrThrow();
	await db.updateTable("orders").set({ status: "cancelled" }).where("number", "=", number).execute();
	const { roomId } = await openInn(db);
	await addBooking(db, { roomId, ...bo });
	await db
		.updateTable("bookings")
		.set({ currency: "EUR" } as never)
		.execute();
	expect(await bought()).toEqual([
		["Bo Berg", [3, expect.stringMatching(/ EUR$/), `${total} USD`]],
		["Ana", null],
	]);
	// An account’s own, and once its address is confirmed what a guest orders with it.
	await confirm(db, ana, "ana@example.com");
	await addOrder(db, { email: "ana@example.com", name: "Ana Lima" });
	expect(await bought("kind=account")).toEqual([["Ana", [1, expect.stringMatching(/ USD$/)]]]);
	expect(await findCustomersByText(db, { query: "suki", count: 9 })).toEqual([]);
});

test("finds customers by the beginnings of words, without case and accents", async ({ db }) => {
	for (const [at, name] of ["José Ñuñez", "Jose Blanco", "Zoë O’Brien", "Жанна Ива", "Bo Li"].entries())
		await addOrder(db, { name, email: `guest${at}@example.com` });
	const found = async (q: string) => {
		const { rows } = await listCustomers(db, CUSTOMER_LIST.read(new URLSearchParams({ q, sort: "name" })));
		const newest = await findCustomersByText(db, { query: q, count: 9 });
		expect(newest.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
		return rows.map(({ name }) => name);
	};
	const both = ["Jose Blanco", "José Ñuñez"];
	for (const typed of ["jose", "JOSÉ", "josé", "jos", "jo"]) expect(await found(typed)).toEqual(both);
	expect(await found("nunez jose")).toEqual(["José Ñuñez"]);
	expect(await found("zoe brien")).toEqual(["Zoë O’Brien"]);
	for (const typed of ["жанна", "ЖАННА"]) expect(await found(typed)).toEqual(["Жанна Ива"]);
	for (const typed of ["li b", "guest4", "t4@exam"]) expect(await found(typed)).toEqual(["Bo Li"]);
	for (const typed of ["ose", "lanco", "xample.com", "bo jose"]) expect(await found(typed)).toEqual([]);
	expect(await found("example")).toHaveLength(5);
	await db.updateTable("orders").set({ email: "" }).where("name", "=", "Jose Blanco").execute();
	expect(await found("jose")).toEqual(["José Ñuñez"]);
});

test("a guest’s orders and notes become those of the account that confirms the address, and not before", async ({
	db,
}) => {
	const staff = await addAccount(db, "Suki", "Admin");
	const { number } = await addOrder(db);
	const guest = (await findCustomerOf(db, { number }))?.id ?? 0;
	await noteCustomer(db, { customerId: guest, text: "Prefers mornings", actorId: staff, now: ACCOUNT_NOW });
	const accountId = await addAccount(db, "Ana");
	expect(await list(db, "q=ana")).toEqual(["Ana ana@example.com account", "Ana Lima ana@example.com guest"]);
	expect((await findCustomerOf(db, { number }))?.id).toBe(guest);

	await confirm(db, accountId, "ana@example.com");
	expect(await list(db, "q=ana")).toEqual(["Ana ana@example.com account"]);
	const id = await idOf(db, "ana@example.com");
	expect((await findCustomerOf(db, { number }))?.id).toBe(id);
	expect(await listCustomerNotes(db, { customerId: id })).toMatchObject([
		{ text: "Prefers mornings", by: "Suki" },
	]);
	// Later guest orders with the same address belong to this customer, too.
	const { number: later } = await addOrder(db);
	expect((await findCustomerOf(db, { number: later }))?.id).toBe(id);
	expect(await list(db, "q=ana")).toHaveLength(1);
});

test("shows what somebody bought, and adds up what was not cancelled by currency", async ({ db }) => {
	const { roomId } = await openInn(db);
	await addOrder(db);
	await addOrder(db, { currency: "EUR" });
	await addOrder(db, { status: "cancelled" });
	await addBooking(db, { roomId });
	await addOrder(db, { email: "bo@example.com" });
	const customer = await readCustomer(db, { id: await idOf(db, "ana@example.com") });
	if (!customer) throw new Error("no customer");
	const { counts, spent, orders } = await readPurchases(db, ownerOf(customer));
	expect(counts).toEqual({ orders: 3, stays: 1, moves: 0 });
	expect(spent).toEqual([
		{ currency: "EUR", amount: 5_500 },
		{ currency: "USD", amount: 25_500 },
	]);
	expect(orders).toHaveLength(3);
});

test("a note counts once, is exported with the person’s data, and can be removed", async ({ db }) => {
	const actorId = await addAccount(db, "Suki", "Admin");
	await addOrder(db);
	const customerId = await idOf(db, "ana@example.com");
	const note = { customerId, text: "Prefers mornings", actorId, now: ACCOUNT_NOW };
	await Promise.all([noteCustomer(db, note), noteCustomer(db, note)]);
	const [only, ...others] = await listCustomerNotes(db, { customerId });
	expect(others).toEqual([]);
	const at = ACCOUNT_NOW.toISOString();
	const exported = [{ text: "Prefers mornings", created_at: at }];
	expect(await exportGuest(db, { email: "ana@example.com", now: ACCOUNT_NOW })).toMatchObject({
		notes_of_staff: exported,
	});
	expect(await exportPerson(db, { accountId: actorId, now: ACCOUNT_NOW })).toMatchObject({
		notes_of_staff: [],
	});
	const removal = { customerId, noteId: only?.id ?? 0, actorId, now: ACCOUNT_NOW };
	await Promise.all([removeCustomerNote(db, removal), removeCustomerNote(db, removal)]);
	expect(await listCustomerNotes(db, { customerId })).toEqual([]);
	const trail = await readChanges(db, { subject: `customer ${customerId}` });
	expect(trail.map(({ action }) => action)).toEqual(["customer note removed", "customer note"]);
	expect(JSON.stringify(trail)).not.toContain("mornings");
});

test("erases a guest or an account with its notes, once, and refuses staff", async ({ db }) => {
	const actorId = await addAccount(db, "Suki", "SuperAdmin");
	const accountId = await addAccount(db, "Bo");
	await addOrder(db);
	await addOrder(db, { accountId, email: "bo@example.com" });
	const erase = (id: number) => eraseCustomer(db, { id, actorId, ...clock });
	for (const email of ["ana@example.com", "bo@example.com"]) {
		const customerId = await idOf(db, email);
		await noteCustomer(db, { customerId, text: "Prefers mornings", actorId, now: ACCOUNT_NOW });
		const outcomes = await Promise.all([erase(customerId), erase(customerId)]);
		expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
		expect(await idOf(db, email)).toBe(0);
		const mails = db.selectFrom("outbox").select("subject").where("to_address", "=", email);
		expect((await mails.execute()).map(({ subject }) => subject)).toContain("Your data has been erased");
	}
	expect(await db.selectFrom("customer_notes").select("id").execute()).toEqual([]);
	expect(await db.selectFrom("orders").select(["email", "status"]).execute()).toEqual([
		{ email: "", status: "cancelled" },
		{ email: "", status: "cancelled" },
	]);
	expect(await erase(await idOf(db, "suki@example.com"))).toEqual({ ok: false, reason: "staff" });
});

test("a guest is listed as long as something has the address", async ({ db }) => {
	const actorId = await addAccount(db, "Suki", "Admin");
	const booked = await bookMove(db, moveOf({ email: "bo@example.com" }));
	if (!booked.ok) throw new Error(booked.reason);
	await addOrder(db, { email: "bo@example.com" });
	await deleteMove(db, { number: booked.number, actorId, now: ACCOUNT_NOW });
	expect(await list(db, "kind=guest")).toHaveLength(1);
	await db.updateTable("orders").set({ email: "ana@example.com" }).execute();
	expect(await list(db, "kind=guest")).toEqual(["Ana Lima ana@example.com guest"]);
});
