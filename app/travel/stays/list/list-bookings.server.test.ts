import { buffer } from "node:stream/consumers";
import { expect } from "vitest";
import { foldText } from "#app/common/lists/fold-text.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { openInn, TODAY } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { MANAGED_LIST } from "./booking-filters.ts";
import { bookingsAsCsv } from "./bookings-csv.server.ts";
import { type BookingScope, isInScope, listBookings, scopeOf } from "./list-bookings.server.ts";

const NAMES = ["Ana Lima", "Elif Yılmaz", "Fátima Reis", "李雷", "=SUM(1)"];
const STATUSES = ["pending", "confirmed", "cancelled", "checked_in"] as const;

/**
 * All kinds of bookings in two hotels of one owner and in one without; every third belongs to a guest's
 * account.
 */
async function fill(db: Database) {
	const owner = await addOwner(db);
	const guestId = await addAccount(db, "Gus");
	const room = { quantity: 50 };
	const own = { ownerId: owner.accountId };
	const inns = [
		await openInn(db, { hotel: own, room }),
		await openInn(db, { hotel: { ...own, name: "Casa do Rio" }, room }),
		await openInn(db, { room }),
	];
	for (let at = 0; at < 45; at++)
		await addBooking(db, {
			roomId: inns[at % inns.length]?.roomId ?? 0,
			name: NAMES[at % NAMES.length] ?? "",
			email: `person${at % 7}@example.com`,
			status: STATUSES[at % STATUSES.length] ?? "confirmed",
			checkIn: addDays(TODAY, (at * 7) % 30),
			accountId: at % 3 === 1 ? guestId : null,
		});
	return { owner, guestId, inns };
}

const list = (db: Database, scope: BookingScope, search = "") =>
	listBookings(db, { scope, filters: MANAGED_LIST.read(new URLSearchParams(search)) });

test("scope, search, filters and sorts agree with a plain reading of the same rows", async ({ db }) => {
	const { owner, guestId, inns } = await fill(db);
	const all = await db.selectFrom("bookings").selectAll().orderBy("id", "desc").execute();
	type Row = (typeof all)[number];
	const [first, second, strange] = inns.map(({ hotelId }) => hotelId);
	const isOwn = ({ hotel_id }: Row) => hotel_id === first || hotel_id === second;
	const own = scopeOf(owner);
	const expectSame = async (
		scope: BookingScope,
		search: string,
		keep: (row: Row) => boolean,
		order?: (a: Row, b: Row) => number,
	) => {
		const { rows, total } = await list(db, scope, `${search}&perPage=50`);
		const wanted = all.filter(keep);
		if (order) wanted.sort(order);
		expect({ search, numbers: rows.map(({ number }) => number) }).toEqual({
			search,
			numbers: wanted.map(({ number }) => number),
		});
		expect(total).toBe(wanted.length);
	};
	await expectSame({ all: true }, "", () => true);
	await expectSame(own, "", isOwn);
	await expectSame({ guestId }, "", (row) => row.account_id === guestId);
	await expectSame(own, "q=fatima", (row) => isOwn(row) && foldText(row.name).includes("fatima"));
	await expectSame(own, "q=%E9%9B%B7", (row) => isOwn(row) && row.name === "李雷");
	await expectSame(own, "q=casa+lima", (row) => row.hotel_id === second && row.name === "Ana Lima");
	const one = all.find(isOwn)?.number ?? "";
	await expectSame(own, `q=${formatReferenceNumber(one)}`, ({ number }) => number === one);
	await expectSame(own, `hotel=${maskId(second ?? 0)}`, ({ hotel_id }) => hotel_id === second);
	await expectSame(own, `hotel=${maskId(strange ?? 0)}`, () => false);
	await expectSame(own, "status=pending", (row) => isOwn(row) && row.status === "pending");
	await expectSame(
		own,
		"from=2026-11-23&to=2026-11-27",
		(row) => isOwn(row) && row.check_in >= "2026-11-23" && row.check_in <= "2026-11-27",
	);
	await expectSame(own, "sort=arrival", isOwn, (a, b) => a.check_in.localeCompare(b.check_in) || a.id - b.id);
	const pages = await Promise.all([1, 2, 3].map((page) => list(db, own, `perPage=10&page=${page}`)));
	expect(new Set(pages.flatMap(({ rows }) => rows.map(({ number }) => number))).size).toBe(30);
	const theirs = all.find((row) => !isOwn(row))?.number ?? "";
	expect(await isInScope(db, { number: theirs, scope: own })).toBe(false);
	expect(await isInScope(db, { number: theirs, scope: { all: true } })).toBe(true);
});

test("writes the listed bookings, and escapes cells that a spreadsheet would run", async ({ db }) => {
	const { owner } = await fill(db);
	const filters = MANAGED_LIST.read(new URLSearchParams("q=sum"));
	const file = (await buffer(bookingsAsCsv(db, { filters, scope: scopeOf(owner) }))).toString();
	const lines = file.trimEnd().split("\r\n");
	expect(lines[0]).toMatch(/^\ufeffNumber,Booked at,Source,Status,Hotel/);
	expect(lines).toHaveLength(1 + (await list(db, scopeOf(owner), "q=sum")).total);
	expect(file).toContain(",'=SUM(1),");
	expect(file).toContain(",200.00,");
	expect(file).not.toMatch(/(^|,)[=@+]/m);
});
