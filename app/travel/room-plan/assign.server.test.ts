import { expect } from "vitest";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addMember, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { changeBookingAsStaff } from "#app/travel/desk/act-on-booking.server.ts";
import { addBlock, removeBlock } from "#app/travel/desk/blocks.server.ts";
import { undoStatus } from "#app/travel/desk/undo-status.server.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { readStayUnits } from "#app/travel/units/stay-units.server.ts";
import { addUnits, listUnits } from "#app/travel/units/units.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { assignAsStaff, swapAsStaff } from "./assign-as-staff.server.ts";
import { readUnitUses } from "./timeline.server.ts";

const DAY = 24 * 60 * 60 * 1000;
const on = (days: number) => addDays(TODAY, days);

async function inn(db: Database, quantity = 3) {
	const owner = await addOwner(db);
	const { hotelId, roomId } = await openInn(db, { hotel: { ownerId: owner.accountId }, room: { quantity } });
	await addUnits(db, { roomId, actor: owner, names: ["101", "102", "103"], floor: "", now: INN_NOW });
	const [a, b, c] = (await listUnits(db, { hotelId })).map(({ id }) => id) as [number, number, number];
	const assign = (number: string, unitIds: number[], from: string | null = null, actor: Actor = owner) =>
		assignAsStaff(db, { number, actor, from, unitIds, expected: null, now: INN_NOW });
	return { owner, hotelId, roomId, units: [a, b, c] as const, assign };
}

/** `101 2026-11-20/2026-11-22` for each run of nights in a room. */
async function roomsOf(db: Database, number: string): Promise<string[]> {
	const booking = await db
		.selectFrom("bookings")
		.selectAll()
		.where("number", "=", number)
		.executeTakeFirstOrThrow();
	const own = await readStayUnits(db, booking);
	return own?.spans.map(({ name, checkIn, checkOut }) => `${name} ${checkIn}/${checkOut}`) ?? [];
}

const moved = (db: Database, number: string, from: [number, number], to: [number, number], desk: Actor) =>
	changeStayDates(db, {
		number,
		expectedDates: { checkIn: on(from[0]), checkOut: on(from[1]) },
		to: { checkIn: on(to[0]), checkOut: on(to[1]) },
		expectedTotal: 1_000_000,
		desk,
		now: INN_NOW,
	});

test("a room is taken by one stay a night, and a stay has no more rooms than it booked", async ({ db }) => {
	const { roomId, units, assign } = await inn(db);
	const [a, b] = units;
	const one = await addBooking(db, { roomId, checkIn: on(0), checkOut: on(2) });
	const two = await addBooking(db, { roomId, checkIn: on(1), checkOut: on(3) });
	expect(await assign(one.number, [a])).toEqual({ ok: true, repeated: false });
	expect(await assign(one.number, [a])).toEqual({ ok: true, repeated: true });
	expect(await assign(two.number, [a])).toEqual({ ok: false, reason: "taken", names: ["101"] });
	expect(await assign(two.number, [a], on(2))).toEqual({ ok: true, repeated: false });
	expect(await roomsOf(db, two.number)).toEqual([`101 ${on(2)}/${on(3)}`]);
	expect(await assign(one.number, [a, b])).toMatchObject({ reason: "unknown" });
	const both = await addBooking(db, { roomId, rooms: 2, checkIn: on(5), checkOut: on(6) });
	expect(await assign(both.number, [b, a])).toMatchObject({ ok: true });
	expect(await roomsOf(db, both.number)).toEqual([`101 ${on(5)}/${on(6)}`, `102 ${on(5)}/${on(6)}`]);
	expect(await assign(both.number, [a, a])).toMatchObject({ reason: "unknown" });
	expect(await assign(both.number, [])).toMatchObject({ ok: true });
	expect(await roomsOf(db, both.number)).toEqual([]);
});

test("who saw other rooms than the stay has now is told, and strangers find no booking", async ({ db }) => {
	const { owner, roomId, units, assign } = await inn(db);
	const { number } = await addBooking(db, { roomId, checkIn: on(0), checkOut: on(2) });
	await assign(number, [units[0]]);
	const late = { number, from: null, unitIds: [units[1]], expected: "", now: INN_NOW };
	expect(await assignAsStaff(db, { ...late, actor: owner })).toMatchObject({ reason: "reassigned" });
	const stranger = await addOwner(db, "Rita");
	expect(await assign(number, [units[1]], null, stranger)).toMatchObject({ reason: "gone" });
});

test("the rooms of a stay follow its dates, up to the first night that is taken", async ({ db }) => {
	const { owner, roomId, units, assign } = await inn(db);
	const [a] = units;
	const { number } = await addBooking(db, { roomId, checkIn: on(1), checkOut: on(3) });
	const next = await addBooking(db, { roomId, checkIn: on(5), checkOut: on(6) });
	await assign(number, [a]);
	await assign(next.number, [a]);
	expect(await moved(db, number, [1, 3], [1, 7], owner)).toMatchObject({ ok: true });
	expect(await roomsOf(db, number)).toEqual([`101 ${on(1)}/${on(5)}`]);
	const stay = await db
		.selectFrom("bookings")
		.selectAll()
		.where("number", "=", number)
		.executeTakeFirstOrThrow();
	expect((await readStayUnits(db, stay))?.missing).toEqual([{ checkIn: on(5), checkOut: on(7) }]);
	await moved(db, number, [1, 7], [2, 4], owner);
	expect(await roomsOf(db, number)).toEqual([`101 ${on(2)}/${on(4)}`]);
	await moved(db, number, [2, 4], [8, 10], owner);
	expect(await roomsOf(db, number)).toEqual([`101 ${on(8)}/${on(10)}`]);
});

test("a stay that is cancelled gives its room back; a guest who leaves early keeps the nights they stayed", async ({
	db,
}) => {
	const { owner, hotelId, roomId, units, assign } = await inn(db);
	const [a, b] = units;
	const gone = await addBooking(db, { roomId, checkIn: on(0), checkOut: on(2) });
	await assign(gone.number, [b]);
	const act = { actor: owner, detail: "Flood", now: INN_NOW };
	await changeBookingAsStaff(db, {
		...act,
		number: gone.number,
		expectedStatus: "confirmed",
		to: "cancelled",
	});
	expect(await roomsOf(db, gone.number)).toEqual([]);
	const { number } = await addBooking(db, { roomId, checkIn: on(0), checkOut: on(4) });
	const arrival = { ...act, number, expectedStatus: "confirmed", to: "checked_in" } as const;
	const refused = { unitIds: [a, b], expected: "" };
	expect(await changeBookingAsStaff(db, { ...arrival, units: refused })).toMatchObject({ reason: "units" });
	const arrived = await changeBookingAsStaff(db, { ...arrival, units: { unitIds: [a], expected: "" } });
	expect(arrived).toMatchObject({ ok: true });
	const later = { ...act, number, now: new Date(INN_NOW.getTime() + 2 * DAY) };
	await changeBookingAsStaff(db, { ...later, expectedStatus: "checked_in", to: "checked_out" });
	expect(await roomsOf(db, number)).toEqual([`101 ${on(0)}/${on(2)}`]);
	const states = (await listUnits(db, { hotelId })).map((unit) => unit.housekeeping);
	expect(states).toEqual(["dirty", "clean", "clean"]);
	await undoStatus(db, { ...later, expectedStatus: "checked_out" });
	expect(await roomsOf(db, number)).toEqual([`101 ${on(0)}/${on(4)}`]);
});

test("two stays swap rooms, unless a third is in the way", async ({ db }) => {
	const { owner, roomId, units, assign } = await inn(db);
	const [a, b] = units;
	const one = await addBooking(db, { roomId, checkIn: on(1), checkOut: on(3) });
	const two = await addBooking(db, { roomId, checkIn: on(2), checkOut: on(5) });
	await assign(one.number, [a]);
	await assign(two.number, [b]);
	const swap = () =>
		swapAsStaff(db, { numbers: [one.number, two.number], units: [a, b], actor: owner, now: INN_NOW });
	expect(await swap()).toMatchObject({ ok: true });
	expect(await roomsOf(db, one.number)).toEqual([`102 ${on(1)}/${on(3)}`]);
	expect(await roomsOf(db, two.number)).toEqual([`101 ${on(2)}/${on(5)}`]);
	expect(await swap()).toMatchObject({ reason: "reassigned" });
	const third = await addBooking(db, { roomId, checkIn: on(4), checkOut: on(5) });
	await assign(third.number, [b]);
	const back = { numbers: [one.number, two.number] as [string, string], units: [b, a] as [number, number] };
	expect(await swapAsStaff(db, { ...back, actor: owner, now: INN_NOW })).toMatchObject({ reason: "taken" });
	expect(await roomsOf(db, two.number)).toEqual([`101 ${on(2)}/${on(5)}`]);
});

test("rooms that guests leave by a swap are dirty, but not those that nobody slept in", async ({ db }) => {
	const { owner, hotelId, roomId, units, assign } = await inn(db);
	const [a, b] = units;
	const stay = { roomId, checkIn: on(0), checkOut: on(4) };
	const inHouse = await addBooking(db, { ...stay, status: "checked_in" });
	const awaited = await addBooking(db, { ...stay, checkIn: on(1) });
	await assign(inHouse.number, [a]);
	await assign(awaited.number, [b]);
	const tomorrow = new Date(INN_NOW.getTime() + DAY);
	const numbers: [string, string] = [inHouse.number, awaited.number];
	expect(await swapAsStaff(db, { numbers, units: [a, b], actor: owner, now: tomorrow })).toMatchObject({
		ok: true,
	});
	expect(await roomsOf(db, inHouse.number)).toEqual([`101 ${on(0)}/${on(1)}`, `102 ${on(1)}/${on(4)}`]);
	const states = (await listUnits(db, { hotelId })).map((unit) => unit.housekeeping);
	expect(states).toEqual(["dirty", "clean", "clean"]);
	const uses = await readUnitUses(db, { hotelId, unitId: a, from: on(1) });
	expect(uses.map(({ guest, checkIn }) => [guest?.number, checkIn])).toEqual([[awaited.number, on(1)]]);
});

test("a room that is out of order takes no stay and one room off sale, and the desk may end it", async ({
	db,
}) => {
	const { hotelId, roomId, units, assign } = await inn(db);
	const desk = await addOwner(db, "Dina at the desk");
	await addMember(db, { hotelId, accountId: desk.accountId, role: "desk" });
	const { number } = await addBooking(db, { roomId, checkIn: on(1), checkOut: on(3), name: "Ana Lima" });
	await assign(number, [units[0]]);
	const block = { roomId, actor: desk, rooms: 1, note: "Shower", unitId: units[0], now: INN_NOW };
	const refused = await addBlock(db, { ...block, from: on(2), to: on(4), idempotencyKey: "one" });
	expect(refused).toEqual({ ok: false, reason: "unit_taken", stays: [{ number, name: "Ana Lima" }] });
	expect(await addBlock(db, { ...block, from: on(3), to: on(5), idempotencyKey: "two" })).toMatchObject({
		ok: true,
	});
	const other = await addBooking(db, { roomId, checkIn: on(4), checkOut: on(6) });
	expect(await assign(other.number, [units[0]])).toMatchObject({ reason: "taken" });
	const night = () =>
		db.selectFrom("nights").select("blocked").where("date", "=", on(4)).executeTakeFirstOrThrow();
	expect(await night()).toEqual({ blocked: 1 });
	const { id: blockId } = await db.selectFrom("room_blocks").select("id").executeTakeFirstOrThrow();
	expect(await removeBlock(db, { blockId, actor: desk })).toMatchObject({ ok: true });
	expect(await night()).toEqual({ blocked: 0 });
	expect(await assign(other.number, [units[0]])).toMatchObject({ ok: true });
});
