import { expect } from "vitest";
import { readPeriod } from "#app/common/forms/period.server.ts";
import { assignMove } from "#app/rent/board/assign-move.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addDriver, addVehicle, newLink } from "#app/testing/rent/fleet.ts";
import { MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import type { Database } from "#db/client.ts";
import type { MovePriceState, MovingStatus } from "#db/schema/rent.ts";
import { test } from "#db/testing/database-test.ts";
import { moveDaysAsCsv } from "./move-days-csv.server.ts";
import { readMoveDays, readMoveFigures } from "./move-figures.server.ts";

const NOW = new Date("2026-12-10T12:00:00.000Z");
const periodOf = (search: string) =>
	readPeriod(new URLSearchParams(search), { timeZone: "UTC", now: NOW }).period;

type Made = {
	on?: string;
	status: MovingStatus;
	price?: number;
	state?: MovePriceState;
	currency?: string;
	fee?: number;
	/** Minutes after the booked time. */
	late?: number;
};

/** Stores a move in this state. */
async function addMove(db: Database, { on = "2026-12-04", ...made }: Made): Promise<void> {
	const booked = await bookMove(db, moveOf({ booking_date: on }));
	if (!booked.ok) throw new Error(booked.reason);
	await db
		.updateTable("moving_bookings")
		.set({
			status: made.status,
			price: made.price ?? null,
			currency: made.currency ?? "USD",
			price_state: made.state ?? "agreed",
			cancellation_fee: made.fee ?? null,
			minutes_late: made.late ?? null,
		})
		.where("number", "=", booked.number)
		.execute();
}

test("counts moves, revenue, fees, cancellations and arrivals by the date of the move", async ({ db }) => {
	for (const made of [
		{ status: "delivered", price: 20_000, late: 15 },
		{ status: "delivered", price: 30_000, late: 16 },
		{ status: "confirmed", price: 5_000, late: -40 },
		// Neither accepted, nor in the market's currency, nor priced.
		{ status: "confirmed", price: 7_000, state: "offered" },
		{ status: "confirmed", price: 9_000, currency: "EUR" },
		{ status: "delivered", state: "none" },
		{ status: "pending", price: 50_000 },
		{ status: "cancelled", price: 12_000, fee: 3_000, late: 2 },
		{ status: "cancelled" },
		{ status: "rejected", price: 60_000 },
		{ status: "confirmed", price: 100, on: "2026-12-10" },
		{ status: "delivered", price: 800, on: "2026-12-03", late: 3 },
		// Outside both periods.
		{ status: "delivered", price: 99_000, on: "2026-12-11" },
	] satisfies Made[])
		await addMove(db, made);
	const { now, before, days, daysBefore } = await readMoveFigures(db, {
		period: periodOf("period=7"),
		currency: "USD",
	});
	expect(days.map(({ date }) => date)).toEqual(
		["04", "05", "06", "07", "08", "09", "10"].map((day) => `2026-12-${day}`),
	);
	expect(days[0]).toMatchObject({ moves: 6, revenue: 55_000, fees: 3_000, bookings: 9, cancelled: 2 });
	expect(days[0]).toMatchObject({ arrivals: 3, onTime: 2, capacity: 0, booked: 0 });
	expect(days[1]).toMatchObject({ moves: 0, revenue: 0, bookings: 0, arrivals: 0 });
	expect(now).toMatchObject({ moves: 7, revenue: 55_100, fees: 3_000, capacityShare: null });
	expect(now.cancelledShare).toBeCloseTo(2 / 10);
	expect(now.onTimeShare).toBeCloseTo(2 / 3);
	expect(daysBefore.at(-1)).toMatchObject({ date: "2026-12-03", moves: 1, revenue: 800 });
	expect(before).toMatchObject({ moves: 1, revenue: 800, cancelledShare: 0, onTimeShare: 1 });
});

test("measures the use of capacity by day and by vehicle", async ({ db }) => {
	const { accountId: actorId } = await addOwner(db);
	const driverId = await addDriver(db);
	const vehicleId = await addVehicle(db, { name: "Truck 1", hours: [16, 36] });
	await addVehicle(db, { name: "Truck 2", hours: [16, 36] });
	const retired = await addVehicle(db, { name: "Truck 9", hours: [16, 36] });
	const book = async (booking_time: string) => {
		const booked = await bookMove(db, moveOf({ vehicle_type: "truck", booking_time }));
		if (!booked.ok) throw new Error(booked.reason);
		return booked.number;
	};
	const number = await book("10:00");
	await book("14:00");
	const assignment = { number, to: { vehicleId, driverId }, expectedVersion: 0, link: newLink() };
	expect(await assignMove(db, { ...assignment, actorId, now: MOVE_NOW })).toMatchObject({ ok: true });
	await db.updateTable("rent_vehicles").set({ is_active: false }).where("id", "=", retired).execute();
	await db
		.insertInto("rent_vehicle_outages")
		.values({ vehicle_id: vehicleId, from_date: "2026-12-06", to_date: "2026-12-31", reason: "Service" })
		.execute();
	const { days, now, vehicles } = await readMoveFigures(db, {
		period: periodOf("from=2026-12-04&to=2026-12-10"),
		currency: "USD",
	});
	expect(days.slice(0, 2)).toMatchObject([
		{ capacity: 60, booked: 8 },
		{ capacity: 60, booked: 0 },
	]);
	expect(now.capacityShare).toBeCloseTo(8 / (7 * 60));
	expect(vehicles, "one out of service from the third day, one without a job").toMatchObject([
		{ name: "Truck 1", taken: 4, total: 2 * 20 },
		{ name: "Truck 2", taken: 0, total: 7 * 20 },
	]);
	const takenBetween = async (from: string, to: string) => {
		const period = periodOf(`from=${from}&to=${to}`);
		const figures = await readMoveFigures(db, { period, currency: "USD" });
		return figures.vehicles.map(({ taken }) => taken);
	};
	// The job is on the 4th.
	expect(await takenBetween("2026-12-01", "2026-12-03")).toEqual([0, 0]);
	expect(await takenBetween("2026-12-01", "2026-12-04")).toEqual([4, 0]);
	expect(await takenBetween("2026-12-05", "2026-12-08")).toEqual([0, 0]);
});

test("writes a line for each day, with amounts in major units", async ({ db }) => {
	await addMove(db, { status: "delivered", price: 12_345, late: 0 });
	const days = await readMoveDays(db, { dates: ["2026-12-04", "2026-12-05"], currency: "USD" });
	const [head, first, second] = moveDaysAsCsv(days, "USD").split("\r\n");
	expect(head).toContain("Day,Currency,Moves,Revenue,Cancellation fees,Bookings,Cancelled");
	expect(first).toBe("2026-12-04,USD,1,123.45,0.00,1,0,0,0,1,1");
	expect(second).toBe("2026-12-05,USD,0,0.00,0.00,0,0,0,0,0,0");
});
