import { expect } from "vitest";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { occupiedCells } from "#app/rent/fleet/cells.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import type { AssignmentRace } from "#app/testing/rent/assign-move.child-process.ts";
import { addDriver, addVehicle } from "#app/testing/rent/fleet.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";

const PROCESSES = 3;

test("several processes assign overlapping moves: each vehicle and driver has one at a time", async ({
	db,
	url,
}) => {
	const vehicles = [await addVehicle(db), await addVehicle(db), await addVehicle(db)];
	const drivers = [await addDriver(db, "Sam"), await addDriver(db, "Lee")];
	const { accountId: actorId } = await addOwner(db);
	const numbers: string[] = [];
	// Three at a time, so that capacity allows all of them: half of each overlaps with the next ones.
	for (const booking_time of ["10:00", "10:00", "11:00", "12:00", "12:00", "13:00"]) {
		const booked = await bookMove(
			db,
			moveOf({ vehicle_type: "truck", booking_time, name: `Ana ${numbers.length}` }),
		);
		if (!booked.ok) throw new Error(booked.reason);
		numbers.push(booked.number);
	}
	const pairs = vehicles.flatMap((vehicleId) => drivers.map((driverId) => ({ vehicleId, driverId })));
	const task = { url, actorId, numbers, pairs, rounds: 2 } satisfies AssignmentRace;
	const others = Array.from({ length: PROCESSES }, () =>
		startElsewhere<number>("app/testing/rent/assign-move.child-process.ts", task),
	);
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	const done = await Promise.all(others.map(({ result }) => result));
	expect(done.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);

	const assigned = await db
		.selectFrom("move_assignments as assignment")
		.innerJoin("moving_bookings as booking", "booking.id", "assignment.booking_id")
		.select(["booking.id", "vehicle_id", "driver_id", "booking_date", "booking_time", "cells"])
		.execute();
	expect(assigned.length).toBeGreaterThan(0);
	const wanted = (who: "vehicle_id" | "driver_id") =>
		assigned
			.flatMap((job) =>
				occupiedCells({
					booking_date: job.booking_date,
					booking_time: job.booking_time,
					cells: job.cells,
				}).flatMap(({ from, to }) =>
					Array.from({ length: to - from }, (_, at) => `${job[who]} ${from + at} ${job.id}`),
				),
			)
			.sort();
	const busy = async (who: "vehicle" | "driver") =>
		(
			await db
				.selectFrom(`move_${who}_cells` as "move_vehicle_cells")
				.selectAll()
				.execute()
		)
			.map((row) => `${row[`${who}_id` as "vehicle_id"]} ${row.cell} ${row.booking_id}`)
			.sort();
	expect(await busy("vehicle")).toEqual(wanted("vehicle_id"));
	expect(await busy("driver")).toEqual(wanted("driver_id"));
});
