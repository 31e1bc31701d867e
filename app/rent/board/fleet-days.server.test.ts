import { expect } from "vitest";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { addOutage } from "#app/rent/fleet/outages.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addDriver, addVehicle, newLink } from "#app/testing/rent/fleet.ts";
import { MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { assignMove } from "./assign-move.server.ts";
import { readDayBoard } from "./day-board.server.ts";
import { readDispatchedMove } from "./dispatched-move.server.ts";

async function book(db: Database, name: string, booking_time: string) {
	const booked = await bookMove(db, moveOf({ vehicle_type: "truck", name, booking_time }));
	if (!booked.ok) throw new Error(booked.reason);
	return booked.number;
}

test("a move that can’t be assigned names what each vehicle and each driver does at its time", async ({
	db,
}) => {
	const truck = await addVehicle(db, { name: "Truck 1" });
	await addVehicle(db, { name: "Truck 2", hours: [16, 20] });
	const idle = await addVehicle(db, { name: "Truck 3" });
	await addVehicle(db, { name: "Loader 1", vehicleType: "loader" });
	const driverId = await addDriver(db, "Sam Okafor");
	const { accountId: actorId } = await addOwner(db);
	const [busy, wanted] = [await book(db, "Ana Lima", "10:00"), await book(db, "Bo Lima", "11:30")];
	await book(db, "Dewi Lestari", "14:00");
	const link = newLink();
	const to = { vehicleId: truck, driverId };
	await assignMove(db, { number: busy, to, expectedVersion: 0, link, actorId, now: MOVE_NOW });
	const sam = { name: "Sam Okafor", why: null, jobs: [{ number: busy, name: "Ana Lima" }] };
	expect((await readDispatchedMove(db, { number: wanted }))?.obstacles).toMatchObject({
		vehicles: [
			{ name: "Truck 1", why: null, jobs: [{ number: busy, booking_time: "10:00" }] },
			{ name: "Truck 2", why: "Outside its working hours", jobs: [] },
			{ name: "Truck 3", why: null, jobs: [] },
		],
		drivers: [sam],
	});

	const by = { actorId, timeZone: "UTC", now: MOVE_NOW };
	await addOutage(db, { vehicleId: idle, from: "2026-12-04", to: "2026-12-04", reason: "Brakes", ...by });
	await addDriver(db, "Lee Chan");
	const { unassigned } = await readDayBoard(db, { date: "2026-12-04" });
	expect(unassigned.map(({ name, obstacles }) => [name, obstacles?.vehicles.at(-1)?.why ?? null])).toEqual([
		["Bo Lima", "Out of service: Brakes"],
		["Dewi Lestari", null],
	]);
	expect(unassigned[0]?.offers.vehicles).toEqual([]);
	expect(unassigned[1]?.obstacles).toBeNull();
});
