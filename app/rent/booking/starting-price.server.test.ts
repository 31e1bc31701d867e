import { expect } from "vitest";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { type QuotableMove, UNKNOWN_JOB } from "#app/rent/rates/move-job.ts";
import { addVehicle } from "#app/testing/rent/fleet.ts";
import { MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { addRateCard, addZone } from "#app/testing/rent/rates.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { findStartingPrice } from "./starting-price.server.ts";

const START: QuotableMove = {
	vehicle_type: "loader",
	current_address: "",
	new_address: "",
	booking_date: "2026-12-04",
	booking_time: "",
	...UNKNOWN_JOB,
	from_zip: "11215",
	to_zip: "11101",
};

const find = (db: Database, change: Partial<QuotableMove> = {}) =>
	findStartingPrice(db, { ...START, ...change }, { country: "US", timeZone: "UTC", now: MOVE_NOW });

async function openRates(db: Database) {
	const actorId = await addAccount(db, "Ada", "Admin");
	await addZone(db, { name: "New York", prefixes: ["11"], actorId });
	await addRateCard(db, { actorId });
}

test("two postal codes and a date have the price of the first free time, without the evening’s surcharge", async ({
	db,
}) => {
	await openRates(db);
	expect(await find(db)).toEqual({ isFree: true, total: 20_000, firstTime: null });
	await addVehicle(db, { vehicleType: "loader", hours: [17, 40] });
	expect(await find(db)).toEqual({ isFree: true, total: 20_000, firstTime: "08:30" });
	expect(await find(db, { booking_date: "2026-12-05" })).toMatchObject({ total: 24_000 });
	expect(await find(db, { to_zip: "90210" })).toMatchObject({ isFree: true, total: null });
});

test("a date without a free vehicle has no price, but the next one that has", async ({ db }) => {
	await openRates(db);
	await addVehicle(db, { vehicleType: "loader" });
	for (let hour = 0; hour < 24; hour += 2) {
		const booking_time = `${String(hour).padStart(2, "0")}:00`;
		await bookMove(db, moveOf({ vehicle_type: "loader", booking_date: "2026-12-04", booking_time }));
	}
	expect(await find(db)).toEqual({ isFree: false, nextDate: "2026-12-05" });
	expect(await find(db, { vehicle_type: "truck" })).toMatchObject({ isFree: true });
});
