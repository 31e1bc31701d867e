import { sql } from "kysely";
import { expect } from "vitest";
import { isInTrail } from "#app/common/changes/changes.server.ts";
import { readText } from "#app/common/changes/stored-text.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { bookingOf, withCurrentTerms } from "#app/testing/travel/booking-a-room.ts";
import { addRoom, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import { changeBookingAsStaff } from "#app/travel/desk/act-on-booking.server.ts";
import { undoStatus } from "#app/travel/desk/undo-status.server.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { saveHotelRate } from "./rates.server.ts";

const ROOM = { from: "2026-11-16", nights: 40, quantity: 5 };
const STAY = { checkIn: "2026-11-18", checkOut: "2026-11-21" };

async function openDesk(db: Database, timeZone = "Europe/Lisbon") {
	const actor = await addOwner(db);
	const hotel = { ownerId: actor.accountId, time_zone: timeZone, no_show_percent: 50 };
	const inn = await openInn(db, { hotel, room: ROOM });
	const move = (number: string, [from, to]: [BookingStatus, BookingStatus], now = INN_NOW) =>
		changeBookingAsStaff(db, { number, expectedStatus: from, to, actor, now, detail: "Called" });
	return { ...inn, actor, move };
}

const entriesOf = (db: Database) => db.selectFrom("commission_entries").selectAll().orderBy("id").execute();

test("a check-out earns the commission of its booking, once, and its undoing takes it back", async ({
	db,
}) => {
	const { actor, move, roomId, hotelId } = await openDesk(db);
	const { number, id } = await addBooking(db, { roomId, ...STAY, price: 3_333, commissionRate: 1_250 });
	await move(number, ["confirmed", "checked_in"]);
	expect(await entriesOf(db)).toEqual([]);
	await move(number, ["checked_in", "checked_out"]);
	await move(number, ["checked_in", "checked_out"]);
	const earned = {
		hotel_id: hotelId,
		booking_id: id,
		booking_number: number,
		currency: "USD",
		rate: 1_250,
		kind: "check_out",
		base: 9_999,
		commission: 1_250,
		collected: 0,
		collected_by: "hotel",
		month: "2026-11",
		sequence: 1,
		check_in: STAY.checkIn,
		check_out: STAY.checkOut,
	};
	expect(await entriesOf(db)).toMatchObject([earned]);
	await undoStatus(db, { number, expectedStatus: "checked_out", actor, now: INN_NOW });
	await undoStatus(db, { number, expectedStatus: "checked_out", actor, now: INN_NOW });
	await move(number, ["checked_in", "checked_out"]);
	expect(await entriesOf(db)).toMatchObject([
		earned,
		{ ...earned, kind: "check_out_undone", sequence: 2, base: -9_999, commission: -1_250 },
		{ ...earned, sequence: 3 },
	]);
});

test("a no-show earns the commission of its fee, and a late cancellation that nobody paid for none", async ({
	db,
}) => {
	const { move, roomId } = await openDesk(db);
	const absent = await addBooking(db, { roomId, ...STAY, commissionRate: 1_500 });
	await move(absent.number, ["confirmed", "no_show"]);
	const late = await addBooking(db, { roomId, ...STAY, commissionRate: 1_500 });
	await move(late.number, ["confirmed", "cancelled"]);
	const free = await addBooking(db, { roomId, ...STAY });
	await move(free.number, ["confirmed", "no_show"]);
	expect(await entriesOf(db)).toMatchObject([
		{ booking_number: absent.number, kind: "no_show", base: 15_000, commission: 2_250 },
	]);
});

test("an entry belongs to the month of the hotel’s calendar", async ({ db }) => {
	const edge = new Date("2026-12-01T09:30:00.000Z");
	const months = [];
	for (const zone of ["Pacific/Kiritimati", "Europe/Lisbon", "Pacific/Honolulu"]) {
		const { move, roomId } = await openDesk(db, zone);
		const { number } = await addBooking(db, { roomId, ...STAY, status: "checked_in", commissionRate: 1_000 });
		await move(number, ["checked_in", "checked_out"], edge);
		months.push((await entriesOf(db)).at(-1)?.month);
	}
	expect(months).toEqual(["2026-12", "2026-12", "2026-11"]);
});

test("a booking keeps the rate of the hotel, or the default, that applied when it was made", async ({
	db,
}) => {
	const { hotelId, actor } = await openDesk(db);
	const roomId = await addRoom(db, hotelId, { ...ROOM, quantity: 9 });
	const change = { hotelId, defaultRate: 1_500, actorId: actor.accountId, now: INN_NOW };
	const book = async (source: "guest" | "walk_in" = "guest") => {
		const booking = bookingOf(roomId, { source, defaultCommissionRate: 1_500 });
		const outcome = await bookRoom(db, await withCurrentTerms(db, booking));
		return outcome.ok ? outcome.number : expect.fail(outcome.reason);
	};
	const made = [await book()];
	expect(await saveHotelRate(db, { ...change, rate: 1_225, expectedVersion: 0 })).toEqual({ ok: true });
	made.push(await book());
	expect(await saveHotelRate(db, { ...change, rate: 0, expectedVersion: 1 })).toEqual({ ok: true });
	made.push(await book(), await book("walk_in"));
	const rates = await db.selectFrom("bookings").select("commission_rate").orderBy("id").execute();
	expect(made).toHaveLength(4);
	expect(rates.map(({ commission_rate }) => commission_rate)).toEqual([1_500, 1_225, 0, 0]);
	for (const rate of [900, null]) {
		const refused = await saveHotelRate(db, { ...change, rate, expectedVersion: 1 });
		expect(refused).toMatchObject({ ok: false, reason: "changed", by: "Olga" });
	}
	expect(await saveHotelRate(db, { ...change, rate: null, expectedVersion: 2 })).toEqual({ ok: true });
	const late = await saveHotelRate(db, { ...change, rate: 900, expectedVersion: 2 });
	expect(late).toMatchObject({ ok: false, reason: "changed" });
	await book();
	const last = await db
		.selectFrom("bookings")
		.select("commission_rate")
		.orderBy("id", "desc")
		.limit(1)
		.execute();
	expect(last).toEqual([{ commission_rate: 1_500 }]);
	const history = await db.selectFrom("changes").select("detail").where(isInTrail).orderBy("id").execute();
	expect(history.map(({ detail }) => readText(detail ?? ""))).toEqual([
		"15% → 12.25%",
		"12.25% → 0%",
		"0% → 15%",
	]);
});

test("entries can’t be changed or deleted", async ({ db }) => {
	const { move, roomId } = await openDesk(db);
	const { number } = await addBooking(db, { roomId, ...STAY, status: "checked_in", commissionRate: 1_000 });
	await move(number, ["checked_in", "checked_out"]);
	await expect(sql`update commission_entries set commission = 1`.execute(db)).rejects.toThrow();
	await expect(sql`update commission_entries set month = '2026-01'`.execute(db)).rejects.toThrow();
	await expect(db.deleteFrom("commission_entries").execute()).rejects.toThrow();
	expect(await entriesOf(db)).toMatchObject([{ commission: 3_000 }]);
});
