import { expect } from "vitest";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addPlan, addRoom, openInn } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { readHotelFigures, readPace, yearBefore } from "./hotel-figures.server.ts";
import { type FigureLine, hotelFiguresOf, leadGroupOf } from "./hotel-figures.ts";

const STAYED = { status: "checked_out" } as const;

/** A hotel with three doubles and a suite; it had no suite last year. */
async function openHotel(db: Database) {
	const double = { name: "Double", quantity: 3, from: "2025-11-01", nights: 500 };
	const { hotelId, roomId } = await openInn(db, { room: double });
	const suiteId = await addRoom(db, hotelId, {
		name: "Suite",
		quantity: 1,
		from: "2026-11-01",
		nights: 90,
	});
	return { hotel: { id: hotelId, time_zone: "Europe/Lisbon" }, roomId, suiteId };
}

test("sums what was sold by hand-worked numbers, beside the same dates a year earlier", async ({ db }) => {
	const { hotel, roomId, suiteId } = await openHotel(db);
	const plan = { id: await addPlan(db, hotel.id, { roomIds: [roomId] }), name: "Saver" };
	const inDouble = { ...STAYED, roomId };
	// Three nights from the 9th, of which two are in the period. Booked on the 9th in UTC, and on the 10th in Lisbon.
	await addBooking(db, {
		...inDouble,
		checkIn: "2026-11-09",
		checkOut: "2026-11-12",
		rooms: 2,
		price: 20_000,
		bookedAt: new Date("2026-10-09T23:30:00Z"),
	});
	const atDesk = { source: "walk_in", bookedAt: new Date("2026-11-12T18:00:00Z") } as const;
	await addBooking(db, {
		...inDouble,
		...atDesk,
		checkIn: "2026-11-12",
		checkOut: "2026-11-13",
		price: 8_001,
	});
	// Its second night is after the period; its extras and tax are no revenue of nights.
	const saver = { plan, bookedAt: new Date("2026-11-06T10:00:00Z") };
	const { id } = await addBooking(db, {
		...inDouble,
		...saver,
		checkIn: "2026-11-13",
		checkOut: "2026-11-15",
		price: 7_000,
	});
	await db
		.updateTable("bookings")
		.set({ total: 20_000, extras_total: 4_000, tax_total: 2_000 })
		.where("id", "=", id)
		.execute();
	// A night that is only held for new dates.
	await db
		.insertInto("booking_nights")
		.values({ booking_id: id, date: "2026-11-11", hotel_id: hotel.id, room_id: roomId, price: 9_999 })
		.execute();
	const unsold = { roomId, checkIn: "2026-11-12", checkOut: "2026-11-13", price: 50_000 };
	for (const status of ["cancelled", "no_show", "expired", "rejected", "pending"] as const)
		await addBooking(db, { ...unsold, status, bookedAt: new Date("2026-11-01T10:00:00Z") });
	// Closed nights: one without a guest, and one that was sold before.
	const inSuite = { ...STAYED, roomId: suiteId, bookedAt: new Date("2026-08-01T10:00:00Z") };
	await addBooking(db, { ...inSuite, checkIn: "2026-11-11", checkOut: "2026-11-12", price: 30_000 });
	await db
		.updateTable("nights")
		.set({ is_closed: true })
		.where("room_id", "=", suiteId)
		.where("date", "in", ["2026-11-10", "2026-11-11"])
		.execute();
	await addBooking(db, {
		...inDouble,
		checkIn: "2025-11-10",
		checkOut: "2025-11-12",
		price: 9_000,
		bookedAt: new Date("2025-11-08T10:00:00Z"),
	});

	const period = { from: "2026-11-10", to: "2026-11-13" };
	const { now, before, days, tables } = await readHotelFigures(db, { hotel, ...period });
	// 12 double nights and 3 of the suite; 4 + 1 + 1 + 1 sold for 40,000 + 8,001 + 7,000 + 30,000.
	expect(now).toEqual({ rooms: 15, sold: 7, revenue: 85_001, arrivals: 5, cancelled: 1 });
	expect(before).toEqual({ rooms: 12, sold: 2, revenue: 18_000, arrivals: 1, cancelled: 0 });
	expect(hotelFiguresOf(now)).toEqual({
		occupancy: 7 / 15,
		rate: 12_143,
		perRoom: 5_667,
		revenue: 85_001,
		sold: 7,
		rooms: 15,
		cancelled: 1,
		cancelledShare: 1 / 5,
	});
	expect(days.map(({ rooms, sold, revenue }) => [rooms, sold, revenue])).toEqual([
		[3, 2, 20_000],
		[4, 3, 50_000],
		[4, 1, 8_001],
		[4, 1, 7_000],
	]);
	const shown = (lines: FigureLine[]) =>
		lines.map(({ name, now, before }) => [
			name,
			now.rooms,
			now.sold,
			now.revenue,
			now.cancelled,
			before.sold,
		]);
	expect(shown(tables.room)).toEqual([
		["Double", 12, 6, 55_001, 1, 2],
		["Suite", 3, 1, 30_000, 0, 0],
	]);
	expect(shown(tables.plan)).toEqual([
		["Standard rate", 15, 6, 78_001, 1, 2],
		["Saver", 15, 1, 7_000, 0, 0],
	]);
	expect(shown(tables.source)).toEqual([
		["Online", 15, 6, 77_000, 1, 2],
		["Desk", 15, 1, 8_001, 0, 0],
	]);
	expect(shown(tables.lead)).toEqual([
		["0–1 days", 15, 1, 8_001, 0, 0],
		["2–7 days", 15, 1, 7_000, 0, 2],
		["8–30 days", 15, 4, 40_000, 1, 0],
		["More than 90 days", 15, 1, 30_000, 0, 0],
	]);
});

test("the pace compares what is booked with what was booked on this day last year", async ({ db }) => {
	const { hotel, roomId } = await openHotel(db);
	const stay = { roomId, checkIn: "2025-12-30", checkOut: "2026-01-02", price: 5_000 };
	const early = new Date("2025-11-01T10:00:00Z");
	await addBooking(db, { ...stay, ...STAYED, bookedAt: early });
	// Booked a day later, and cancelled earlier or later than this day of last year.
	await addBooking(db, { ...stay, ...STAYED, bookedAt: new Date("2025-11-21T10:00:00Z") });
	for (const returned of ["2025-11-20T11:00:00.000Z", "2025-12-01T10:00:00.000Z"]) {
		const { id } = await addBooking(db, { ...stay, status: "cancelled", bookedAt: early });
		await db.updateTable("bookings").set({ nights_returned_at: returned }).where("id", "=", id).execute();
	}
	const ahead = { ...stay, checkIn: "2026-11-30", checkOut: "2026-12-02", rooms: 2, price: 12_000 };
	await addBooking(db, ahead);
	await addBooking(db, { ...ahead, status: "cancelled" });
	const now = new Date("2026-11-20T12:00:00.000Z");
	expect(await readPace(db, { hotel, months: 3, now })).toEqual([
		{
			now: { month: "2026-11", sold: 2, revenue: 12_000 },
			before: { month: "2025-11", sold: 0, revenue: 0 },
		},
		{
			now: { month: "2026-12", sold: 2, revenue: 12_000 },
			before: { month: "2025-12", sold: 4, revenue: 20_000 },
		},
		{
			now: { month: "2027-01", sold: 0, revenue: 0 },
			before: { month: "2026-01", sold: 2, revenue: 10_000 },
		},
	]);
});

test("a lead time is in one group, and each day has one a year earlier", () => {
	expect([-1, 0, 1, 2, 7, 8, 30, 31, 90, 91, 400].map(leadGroupOf)).toEqual([
		0, 0, 0, 2, 2, 8, 8, 31, 31, 91, 91,
	]);
	expect(["2026-11-20", "2028-02-29", "2028-02-29T10:00:00.000Z"].map(yearBefore)).toEqual([
		"2025-11-20",
		"2027-02-28",
		"2027-02-28T10:00:00.000Z",
	]);
});
