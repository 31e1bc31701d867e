import { expect } from "vitest";
import { addDays } from "#app/common/zoned-time.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import type { ExtensionTask } from "#app/testing/rent/extend-capacity.child-process.ts";
import { addVehicle } from "#app/testing/rent/fleet.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { auditMoves } from "#app/testing/rent/move-audit.ts";
import type { CapacityRace } from "#app/testing/rent/take-capacity.child-process.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";

const PROCESSES = 4;

/** Lets 40 people in 4 processes book the same time; returns how many have a vehicle in the end. */
async function race(url: string, rounds: number): Promise<number> {
	const others = Array.from({ length: PROCESSES }, (_, process) => {
		const names = Array.from({ length: 10 }, (_, person) => `Person ${process}-${person}`);
		return startElsewhere<number>("app/testing/rent/take-capacity.child-process.ts", {
			url,
			names,
			rounds,
		} satisfies CapacityRace);
	});
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	const booked = await Promise.all(others.map(({ result }) => result));
	return booked.reduce((sum, count) => sum + count, 0);
}

/** The vehicles that are taken from 10:00 to 12:00, and elsewhere. */
async function countTaken(db: Database) {
	const cells = await db
		.selectFrom("move_capacity")
		.select(["date", "cell", "taken"])
		.where("taken", ">", 0)
		.execute();
	const isWanted = ({ date, cell }: { date: string; cell: number }) =>
		date === "2026-12-04" && cell >= 20 && cell < 24;
	return {
		wanted: cells.filter(isWanted).map(({ taken }) => taken),
		elsewhere: cells.filter((each) => !isWanted(each)).length,
	};
}

const countBooked = async (db: Database) =>
	(await db.selectFrom("moving_bookings").select("id").where("status", "=", "pending").execute()).length;

test("40 people in 4 processes race for 3 vehicles at one time: exactly 3 get one", async ({ db, url }) => {
	for (let vehicle = 0; vehicle < 3; vehicle++) await addVehicle(db);
	expect(await race(url, 0)).toBe(3);
	expect(await countBooked(db)).toBe(3);
	expect(await countTaken(db)).toEqual({ wanted: [3, 3, 3, 3], elsewhere: 0 });
});

test("after 40 people cancelled and booked again, the counters equal the bookings", async ({ db, url }) => {
	for (let vehicle = 0; vehicle < 3; vehicle++) await addVehicle(db);
	// A time that somebody gives back is free for whoever asks next, so none is left over.
	expect(await race(url, 4)).toBe(3);
	expect(await countBooked(db)).toBe(3);
	expect(await countTaken(db)).toEqual({ wanted: [3, 3, 3, 3], elsewhere: 0 });
	expect(await auditMoves(db)).toEqual([]);
});

test("moves that are booked while another process adds their dates keep their vehicles", async ({
	db,
	url,
}) => {
	await addVehicle(db);
	for (const today of ["2027-06-01", "2028-06-01", "2029-06-01"]) {
		const task: ExtensionTask = { url, now: `${today}T12:00:00Z` };
		const other = startElsewhere("app/testing/rent/extend-capacity.child-process.ts", task);
		await other.ready;
		other.go();
		const now = new Date(task.now);
		const book = (booking_date: string) =>
			bookMove(db, moveOf({ vehicle_type: "truck", booking_date, name: booking_date, now }));
		const dates = Array.from({ length: 80 }, (_, days) => addDays(today, days + 1));
		const booked = await Promise.all(dates.map(book));
		await other.result;
		expect(booked.filter(({ ok }) => ok)).toHaveLength(dates.length);
		expect(await auditMoves(db)).toEqual([]);
	}
});
