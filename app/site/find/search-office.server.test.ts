import { expect } from "vitest";
import { t } from "#app/common/language/messages.ts";
import type { Role } from "#app/common/roles.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addMember, openInn } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { findByNumber, MOST_FOUND, searchOffice } from "./search-office.server.ts";

/** The titles of what a person finds, each with how many. */
async function countsFor(db: Database, role: Role, accountId: number, query: string) {
	const groups = await searchOffice(db, { actor: { accountId, role }, query });
	return Object.fromEntries(groups.map(({ kind, things }) => [t.find.kind[kind], things.length]));
}

test("finds what a role may open, by name, email, phone and number", async ({ db }) => {
	const owner = await addAccount(db, "Olga", "Hotel");
	const { roomId } = await openInn(db, { hotel: { name: "Ana Palace", search_words: "ana palace lisbon" } });
	await addBooking(db, { roomId });
	const { number } = await addOrder(db);
	await bookMove(db, moveOf());
	await addAccount(db, "Ana");
	const of = (role: Role, query: string) => countsFor(db, role, owner, query);
	const shop = { Orders: 1, Stays: 1 };
	// The account, and the guest with its address, which is not confirmed.
	const ana = { ...shop, Customers: 2 };
	expect(await of("SuperAdmin", "ana")).toEqual({ ...ana, Hotels: 1 });
	expect(await of("Admin", "ana")).toEqual({ ...ana, Moves: 1, Hotels: 1 });
	expect(await of("Admin", "ana@example.com")).toEqual(ana);
	expect(await of("Admin", "5550147")).toEqual({ ...shop, Moves: 1, Customers: 1 });
	expect(await of("Admin", number.toLowerCase())).toEqual({ Orders: 1 });
	expect(await of("Admin", "nobody")).toEqual({});
	expect(await of("Admin", "")).toEqual({});
	// In no team.
	expect(await of("Hotel", "ana")).toEqual({});
});

test("finds for a Hotel account only what is of its teams, and for the desk no hotels", async ({ db }) => {
	const [owner, desk] = [await addAccount(db, "Olga", "Hotel"), await addAccount(db, "Dario", "Hotel")];
	const own = await openInn(db, { hotel: { ownerId: owner } });
	const others = await openInn(db);
	await addMember(db, { hotelId: own.hotelId, accountId: desk, role: "desk" });
	const { number } = await addBooking(db, { roomId: own.roomId });
	const { number: foreign } = await addBooking(db, { roomId: others.roomId });
	await addOrder(db);
	const of = (accountId: number, query: string) => countsFor(db, "Hotel", accountId, query);
	expect([await of(owner, "ana"), await of(owner, "miramar")]).toEqual([
		{ Stays: 1 },
		{ Hotels: 1, Stays: 1 },
	]);
	expect([await of(desk, "ana"), await of(desk, "miramar")]).toEqual([{ Stays: 1 }, { Stays: 1 }]);
	const actor = { accountId: desk, role: "Hotel" } as const;
	expect(await findByNumber(db, { actor, query: number })).toBe(`/owner/manage-bookings/${number}`);
	expect(await findByNumber(db, { actor, query: foreign })).toBeNull();
});

test("looks for a letter or two in the newest 1,000 of a kind", async ({ db }) => {
	const accountId = await addAccount(db, "Olga", "Admin");
	const created_at = new Date().toISOString();
	const add = (names: string[]) =>
		db
			.insertInto("customers")
			.values(names.map((name, at) => ({ name, email: `${name}${at}@example.com`, phone: "", created_at })))
			.execute();
	const of = (query: string) => countsFor(db, "Admin", accountId, query);
	await add(["Zoë"]);
	await add(Array(999).fill("Bo"));
	expect(await of("zo")).toEqual({ Customers: 1 });
	await add(["Ana"]);
	expect(await of("zo")).toEqual({});
	expect(await of("zoe")).toEqual({ Customers: 1 });
});

test("shows the newest of many, with the list of all that match", async ({ db }) => {
	const accountId = await addAccount(db, "Ada", "Admin");
	const numbers: string[] = [];
	for (let at = 0; at <= MOST_FOUND; at++) numbers.push((await addOrder(db, { name: "Ana Lima" })).number);
	const [orders] = await searchOffice(db, { actor: { accountId, role: "Admin" }, query: "ana lima" });
	expect(orders?.things.map(({ href }) => href)).toEqual(
		numbers
			.reverse()
			.slice(0, MOST_FOUND)
			.map((number) => `/orders/${number}`),
	);
	expect(orders?.allHref).toBe("/orders?q=ana+lima");
});
