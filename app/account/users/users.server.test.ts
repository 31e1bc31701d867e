import { expect } from "vitest";
import { ACCOUNT_NOW, addAccount, addSession } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import { test } from "#db/testing/database-test.ts";
import { USER_LIST } from "./user-filters.ts";
import { findUser, listHotelsOf, listUsers } from "./users.server.ts";

const filters = (search: string) => USER_LIST.read(new URLSearchParams(search));

test("finds accounts by the beginnings of words in the name or email address, without case and accents", async ({
	db,
}) => {
	for (const name of ["Ana", "Ängela", "100%_sure"]) await addAccount(db, name);
	const found = async (q: string) =>
		(await listUsers(db, filters(`q=${encodeURIComponent(q)}&sort=name`))).rows.map(({ name }) => name);
	expect(await found("AN")).toEqual(["Ana", "Ängela"]);
	expect(await found("ängela")).toEqual(["Ängela"]);
	expect(await found("Angela")).toEqual(["Ängela"]);
	expect(await found("ana example")).toEqual(["Ana"]);
	expect(await found("ANA@EXAMPLE")).toEqual(["Ana"]);
	expect(await found("%")).toEqual(["100%_sure"]);
	expect(await found("0%_s")).toEqual(["100%_sure"]);
	expect(await found("'; drop table accounts")).toEqual([]);
	expect(await found("ana nobody")).toEqual([]);
	expect(await found("gela")).toEqual([]);
	expect(await found("xample")).toEqual([]);
	expect(await found("examp")).toHaveLength(3);
	expect(await found("anaana")).toEqual([]);
});

test("filters by role and status, and shows the last page for a page beyond it", async ({ db }) => {
	await addAccount(db, "Ada", "Admin");
	for (let at = 0; at < 11; at++) await addAccount(db, `user${at}`);
	await db
		.updateTable("accounts")
		.set({ suspended_at: ACCOUNT_NOW.toISOString() })
		.where("name", "=", "user3")
		.execute();
	const names = async (search: string) => (await listUsers(db, filters(search))).rows.map(({ name }) => name);
	expect(await names("role=Admin")).toEqual(["Ada"]);
	expect(await names("state=suspended")).toEqual(["user3"]);
	expect(await listUsers(db, filters("state=active"))).toMatchObject({ total: 11 });
	expect(await listUsers(db, filters("perPage=10&page=99"))).toMatchObject({ total: 12, page: 2 });
	expect(await names("perPage=10&page=2")).toEqual(["user0", "Ada"]);
	expect(await names("q=user&perPage=10&page=2")).toEqual(["user0"]);
	expect((await names("q=user&sort=name")).slice(0, 3)).toEqual(["user0", "user1", "user10"]);
});

test("sorts by the last visit, accounts without a session last", async ({ db }) => {
	const [ana, bob] = [await addAccount(db, "Ana"), await addAccount(db, "Bob")];
	await addAccount(db, "Cy");
	await addSession(db, ana, "a");
	await addSession(db, bob, "b");
	const last_seen_at = new Date(ACCOUNT_NOW.getTime() + 60_000).toISOString();
	await db.updateTable("sessions").set({ last_seen_at }).where("account_id", "=", ana).execute();
	const { rows } = await listUsers(db, filters("sort=seen"));
	expect(rows.map((row) => [row.name, row.last_seen_at])).toEqual([
		["Ana", last_seen_at],
		["Bob", ACCOUNT_NOW.toISOString()],
		["Cy", null],
	]);
	const { hotelId, roomId } = await openInn(db, { hotel: { ownerId: ana, name: "Inn" } });
	await addBooking(db, { roomId, accountId: ana });
	const counts = { devices: 1, orders: 0, stays: 1, moves: 0 };
	expect(await findUser(db, { id: ana })).toMatchObject({ name: "Ana", ...counts, last_seen_at });
	expect(await listHotelsOf(db, { id: ana })).toEqual([{ id: hotelId, name: "Inn", role: "owner" }]);
	expect(await findUser(db, { id: 0 })).toBeUndefined();
});
