import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { newToken } from "#app/common/access/tokens.server.ts";
import type { TrackContact } from "#app/common/access/track-form.ts";
import { ownsNumber } from "#app/common/access/viewer.server.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { assignMove } from "#app/rent/board/assign-move.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { movingSearchText } from "#app/rent/moves/move-details.ts";
import { MOVING_STATUS_NAMES } from "#app/rent/moves/moving-booking.ts";
import { listOwnMovingBookings, readMovingBooking } from "#app/rent/moves/read-moves.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { hasAllWords } from "#app/testing/plain-words.ts";
import { addDriver, addVehicle } from "#app/testing/rent/fleet.ts";
import { MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { seedMovingBookings } from "#demo/moving-bookings.ts";
import { pick, seededRandom } from "#demo/random.ts";
import { movesAsCsv } from "./moves-csv.server.ts";
import { listMovingBookings } from "./moving-bookings.server.ts";
import { MOVING_LIST, type MovingFilters } from "./moving-filters.ts";

const filtersOf = (change: Partial<MovingFilters> = {}): MovingFilters => ({
	...MOVING_LIST.read(new URLSearchParams()),
	...change,
});

async function seed(db: Database): Promise<void> {
	await setAccount(db, { email: "a@example.com", role: "Admin", password: "a long password", now: MOVE_NOW });
	const { id: adminId } = await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
	await seedMovingBookings(db, { count: 120, timeZone: "UTC", adminId, now: MOVE_NOW });
	await bookMove(db, moveOf({ name: "100% “Ñandú” O'Neil_x", new_address: "5 \\ Back * Lane" }));
}

type Row = Awaited<ReturnType<typeof readAll>>[number];
const readAll = (db: Database) => db.selectFrom("moving_bookings").selectAll().execute();

/** The same filters, implemented simply. */
function keeps(row: Row, filters: MovingFilters): boolean {
	const text = movingSearchText(row);
	// A pending move whose price waits for the customer has a status of its own.
	const shown = row.status === "pending" && row.price_state === "offered" ? "offered" : row.status;
	return (
		hasAllWords(text, filters.query) &&
		(filters.status === "all" || shown === filters.status) &&
		(filters.vehicle === "all" || row.vehicle_type === filters.vehicle) &&
		(filters.from === "" || row.booking_date >= filters.from) &&
		(filters.to === "" || row.booking_date <= filters.to)
	);
}

function inOrder(filters: MovingFilters) {
	const key = (row: Row): string[] =>
		filters.sort === "date"
			? [row.booking_date, row.booking_time]
			: filters.sort === "status"
				? [row.status]
				: [];
	return (a: Row, b: Row) => {
		const [x, y] = [key(a).join(" "), key(b).join(" ")];
		const order = x < y ? -1 : x > y ? 1 : a.id - b.id;
		return filters.direction === "asc" ? order : -order;
	};
}

const WORDS = [
	"",
	"ana",
	"ANA lima",
	"köhler",
	"kohler",
	"st",
	"a",
	"555-01",
	"truck",
	"pend",
	"confirmed",
	"vere",
	"firm",
	"14:30",
].concat([
	"dec",
	"2026-12",
	"%",
	"_",
	"\\",
	"'",
	'"',
	"*",
	"o'n",
	"“ñ",
	"NANDU",
	"no such person",
	"mill newark",
	"a  b",
]);

test("search, filters, sorts and pages agree with a plain reading of the same rows", async ({ db }) => {
	await seed(db);
	const all = await readAll(db);
	const random = seededRandom(7);
	for (let round = 0; round < 120; round++) {
		const filters = filtersOf({
			query: WORDS[round] ?? pick(random, WORDS),
			status: random() < 0.6 ? "all" : pick(random, MOVING_STATUS_NAMES),
			vehicle: pick(random, ["all", "all", "truck", "loader"] as const),
			from: pick(random, ["", "", "2026-11-20", "2026-12-02"]),
			to: pick(random, ["", "", "2026-11-30", "2026-12-20"]),
			sort: pick(random, ["newest", "date", "status"] as const),
			direction: pick(random, ["asc", "desc"] as const),
			page: pick(random, [1, 1, 2, 3, 10 ** 9]),
			size: pick(random, [5, 10, 20, 50]),
		});
		const expected = all.filter((row) => keeps(row, filters)).sort(inOrder(filters));
		const page = Math.min(filters.page, Math.max(1, Math.ceil(expected.length / filters.size)));
		const found = await listMovingBookings(db, filters);
		expect({ filters, total: found.total, page: found.page }).toEqual({
			filters,
			total: expected.length,
			page,
		});
		const numbers = expected.slice((page - 1) * filters.size, page * filters.size).map((row) => row.number);
		expect({ filters, numbers: found.rows.map((row) => row.number) }).toEqual({ filters, numbers });
	}
});

test("a visitor sees what this browser or this account booked, and nothing else", async ({ db }) => {
	await setAccount(db, { email: "a@example.com", role: "User", password: "a long password", now: MOVE_NOW });
	const { id: accountId } = await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
	const mine = await bookMove(db, moveOf({ guestHash: "mine" }));
	const accounts = await bookMove(db, moveOf({ guestHash: "elsewhere", accountId }));
	await bookMove(db, moveOf({ guestHash: "other" }));
	await bookMove(db, moveOf());

	const numbers = async (owner: { guestHash: string | null; accountId: number | null }) =>
		(await listOwnMovingBookings(db, owner)).map((row) => row.number);
	expect(await numbers({ guestHash: "mine", accountId: null })).toEqual([mine.ok && mine.number]);
	expect(await numbers({ guestHash: "mine", accountId })).toEqual([
		accounts.ok && accounts.number,
		mine.ok && mine.number,
	]);
	expect(await numbers({ guestHash: null, accountId: null })).toEqual([]);
});

test("a booking is read by its browser, its account or a proven phone, and by nobody else", async ({
	db,
}) => {
	const booked = await bookMove(db, moveOf({ guestHash: "mine", email: "ana@example.com" }));
	const number = booked.ok ? booked.number : "";
	const read = (viewer: Parameters<typeof readMovingBooking>[1]["viewer"]) =>
		readMovingBooking(db, { number, viewer });
	expect(await read({ isGranted: false, guestHash: "mine", accountId: null })).toMatchObject({ number });
	expect(await read({ isGranted: true, guestHash: null, accountId: null })).toMatchObject({ number });
	expect(await read({ isGranted: false, guestHash: "other", accountId: 1 })).toBeUndefined();
	expect(await read({ isGranted: false, guestHash: null, accountId: null })).toBeUndefined();

	const owns = (contact: TrackContact, which = number) => ownsNumber(db, { number: which, contact });
	expect(await owns({ e164: "+12125550147" })).toBe(true);
	expect(await owns({ e164: "+12125550148" })).toBe(false);
	expect(await owns({ e164: "+12125550147" }, "R333333333")).toBe(false);
	expect(await owns({ email: "ana@example.com" })).toBe(true);
	expect(await owns({ email: "bob@example.com" })).toBe(false);
	expect(await owns({ email: "ana@example.com" }, "R333333333")).toBe(false);
});

test("a number finds its booking however it is typed", async ({ db }) => {
	await bookMove(db, moveOf());
	await bookMove(db, moveOf());
	const [{ number }] = (await readAll(db)) as [Row];
	const shown = formatReferenceNumber(number);
	for (const typed of [
		number,
		number.toLowerCase(),
		shown,
		shown.toLowerCase(),
		shown.replaceAll("-", " "),
	]) {
		const { rows } = await listMovingBookings(db, filtersOf({ query: typed }));
		expect({ typed, found: rows.map((row) => row.number) }).toEqual({ typed, found: [number] });
	}
	const { rows } = await listMovingBookings(db, filtersOf({ query: `${shown} ana` }));
	expect(rows).toHaveLength(1);
});

test("unassigned are the open moves without a vehicle; the list and the file name the others’", async ({
	db,
}) => {
	const truck = await addVehicle(db, { name: "Truck 3" });
	await addVehicle(db);
	await addVehicle(db);
	const driverId = await addDriver(db, "Sam Okafor");
	const { accountId: actorId } = await addOwner(db);
	const book = async (name: string) => {
		const booked = await bookMove(db, moveOf({ vehicle_type: "truck", name }));
		if (!booked.ok) throw new Error(booked.reason);
		return booked.number;
	};
	const [assigned, cancelled] = [await book("=SUM(A1)"), await book("Bo Lind")];
	await book("Noor Rahman");
	const to = { vehicleId: truck, driverId };
	const link = { nonce: newToken(), token: newToken() };
	await assignMove(db, { number: assigned, to, expectedVersion: 0, link, actorId, now: MOVE_NOW });
	const change = { number: cancelled, expectedStatus: "pending", to: "cancelled", actorId } as const;
	await changeMovingStatus(db, { ...change, now: MOVE_NOW });

	const unassigned = filtersOf({ assignment: "unassigned" });
	expect((await listMovingBookings(db, unassigned)).rows.map(({ name }) => name)).toEqual(["Noor Rahman"]);
	const { rows } = await listMovingBookings(db, filtersOf());
	expect(rows.map(({ vehicle }) => vehicle)).toEqual([null, null, "Truck 3"]);
	const file = async (filters: MovingFilters) => (await text(movesAsCsv(db, filters))).trim().split("\r\n");
	const [head, ...lines] = await file(filtersOf());
	expect(head).toContain("Number,Booked at,Status,Date,Time,Hours,Type,Vehicle,Driver,Name");
	expect(lines).toHaveLength(3);
	expect(lines[2]).toContain(",Truck,Truck 3,Sam Okafor,'=SUM(A1),");
	expect(await file(unassigned)).toHaveLength(2);
});
