import { expect } from "vitest";
import { anonymizeMover } from "#app/rent/anonymize-mover.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { addOutage } from "#app/rent/fleet/outages.server.ts";
import { changeMovingStatus, rescheduleMove } from "#app/rent/moves/change-move.server.ts";
import { deleteMove } from "#app/rent/moves/delete-move.server.ts";
import { noteMove } from "#app/rent/moves/job/note-move.server.ts";
import type { AssignedPair } from "#app/rent/moves/job/take-assignment.server.ts";
import { readMoveHistory } from "#app/rent/moves/move-history.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addDriver, addVehicle, newLink } from "#app/testing/rent/fleet.ts";
import { BOOKED_FOR, MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { assignMove } from "./assign-move.server.ts";
import { readDayBoard } from "./day-board.server.ts";
import { readDispatchedMove } from "./dispatched-move.server.ts";

async function book(db: Database, booking_time: string, change: Parameters<typeof moveOf>[0] = {}) {
	const booked = await bookMove(db, moveOf({ vehicle_type: "truck", booking_time, ...change }));
	if (!booked.ok) throw new Error(booked.reason);
	return booked.number;
}

/** Two trucks, two drivers and an admin. */
async function openFleet(db: Database) {
	const [truck, truck2] = [
		await addVehicle(db, { name: "Truck 3", hours: [16, 36] }),
		await addVehicle(db, { name: "Truck 4", hours: [16, 36] }),
	];
	const [sam, lee] = [await addDriver(db, "Sam Okafor"), await addDriver(db, "Lee Chan")];
	const { accountId: actorId } = await addOwner(db);
	const assign = (number: string, to: AssignedPair | null, expectedVersion = 0) =>
		assignMove(db, { number, to, expectedVersion, link: newLink(), actorId, now: MOVE_NOW });
	return { truck, truck2, sam, lee, actorId, assign };
}

const busyCells = async (db: Database) => {
	const cells = (table: "move_vehicle_cells" | "move_driver_cells") =>
		db.selectFrom(table).select(["date", "cell"]).orderBy("date").orderBy("cell").execute();
	const [ofVehicles, ofDrivers] = [await cells("move_vehicle_cells"), await cells("move_driver_cells")];
	expect(ofDrivers).toEqual(ofVehicles);
	return ofVehicles.map(({ cell }) => cell);
};

const historyOf = async (db: Database) =>
	(
		await Promise.all(
			(
				await db.selectFrom("moving_bookings").select("id").execute()
			).map(({ id }) => readMoveHistory(db, id)),
		)
	)
		.flat()
		.filter(({ kind }) => kind !== "status")
		.toSorted((one, other) => one.id - other.id)
		.map(({ kind, detail }) => `${kind}: ${detail}`);

test("a vehicle and a driver never have two jobs at once, and the refusal names them and the other job", async ({
	db,
}) => {
	const { truck, truck2, sam, lee, assign } = await openFleet(db);
	const [first, second] = [await book(db, "10:00"), await book(db, "11:30")];
	expect(await assign(first, { vehicleId: truck, driverId: sam })).toEqual({ ok: true, repeated: false });
	expect(await assign(second, { vehicleId: truck, driverId: lee })).toEqual({
		ok: false,
		reason: "busy",
		resource: "vehicle",
		name: "Truck 3",
		time: "10:00",
	});
	expect(await assign(second, { vehicleId: truck2, driverId: sam })).toEqual({
		ok: false,
		reason: "busy",
		resource: "driver",
		name: "Sam Okafor",
		time: "10:00",
	});
	// Nothing of a refused assignment stays.
	expect(await busyCells(db)).toEqual([20, 21, 22, 23]);
	expect(await assign(second, { vehicleId: truck2, driverId: lee })).toMatchObject({ ok: true });
	const third = await book(db, "12:00");
	expect(await assign(third, { vehicleId: truck, driverId: sam })).toMatchObject({ ok: true });
});

test("only vehicles of the type that work then, and active drivers, can be assigned", async ({ db }) => {
	const { truck, sam, assign } = await openFleet(db);
	const loader = await addVehicle(db, { vehicleType: "loader" });
	const number = await book(db, "16:00");
	expect(await assign(number, { vehicleId: loader, driverId: sam })).toMatchObject({ reason: "unknown" });
	expect(await assign(number, { vehicleId: 0, driverId: sam })).toMatchObject({ reason: "unknown" });
	expect(await assign(number, { vehicleId: truck, driverId: 0 })).toMatchObject({
		reason: "unknown",
		resource: "driver",
	});
	await db
		.insertInto("rent_vehicle_outages")
		.values({ vehicle_id: truck, from_date: "2026-12-04", to_date: "2026-12-04", reason: "Inspection" })
		.execute();
	expect(await assign(number, { vehicleId: truck, driverId: sam })).toMatchObject({
		reason: "not_working",
		resource: "vehicle",
	});
	await db.deleteFrom("rent_vehicle_outages").execute();
	await db.updateTable("rent_drivers").set({ is_active: false }).where("id", "=", sam).execute();
	expect(await assign(number, { vehicleId: truck, driverId: sam })).toMatchObject({
		reason: "not_working",
		resource: "driver",
	});
	expect(await busyCells(db)).toEqual([]);
});

test("the same assignment sent twice is done once; another one on an old screen is told who was faster", async ({
	db,
}) => {
	const { truck, truck2, sam, lee, assign } = await openFleet(db);
	const number = await book(db, "10:00");
	await assign(number, { vehicleId: truck, driverId: sam });
	expect(await assign(number, { vehicleId: truck, driverId: sam })).toEqual({ ok: true, repeated: true });
	expect(await assign(number, { vehicleId: truck2, driverId: lee })).toEqual({
		ok: false,
		reason: "changed",
		by: expect.any(String),
		isOwn: true,
		at: MOVE_NOW.toISOString(),
	});
	expect(await assign(number, { vehicleId: truck2, driverId: lee }, 1)).toMatchObject({ ok: true });
	expect(await assign(number, null, 2)).toEqual({ ok: true, repeated: false });
	expect(await assign(number, null, 2)).toEqual({ ok: true, repeated: true });
	expect(await busyCells(db)).toEqual([]);
	expect(await historyOf(db)).toEqual([
		"assigned: Truck 3, Sam Okafor",
		"assigned: Truck 4, Lee Chan",
		"unassigned: Truck 4, Lee Chan",
	]);
});

test("a booking that ends gives its vehicle and driver back in the same change", async ({ db }) => {
	const { truck, sam, actorId, assign } = await openFleet(db);
	for (const to of ["cancelled", "rejected", "deleted"] as const) {
		const number = await book(db, "10:00", { name: `Ana ${to}` });
		expect(await assign(number, { vehicleId: truck, driverId: sam })).toMatchObject({ ok: true });
		const end = { number, actorId, now: MOVE_NOW };
		if (to === "deleted") await deleteMove(db, end);
		else await changeMovingStatus(db, { ...end, expectedStatus: "pending", to });
		expect(await busyCells(db)).toEqual([]);
		expect(await db.selectFrom("move_assignments").selectAll().execute()).toEqual([]);
		if (to !== "deleted")
			expect(await assign(number, { vehicleId: truck, driverId: sam }, 1)).toEqual({
				ok: false,
				reason: "not_allowed",
				status: to,
			});
	}
});

test("a rescheduled booking takes its assignment along, or ends it when one of them isn’t free then", async ({
	db,
}) => {
	const { truck, truck2, sam, lee, actorId, assign } = await openFleet(db);
	const [number, other] = [await book(db, "10:00"), await book(db, "14:00")];
	await assign(number, { vehicleId: truck, driverId: sam });
	await assign(other, { vehicleId: truck2, driverId: sam });
	const moveTo = async (booking_time: string, from: string) => {
		const change = { number, actorId, now: MOVE_NOW, timeZone: "UTC" };
		await changeMovingStatus(db, { ...change, expectedStatus: "pending", to: "confirmed" });
		const shown = { expectedStatus: "confirmed", from: { ...BOOKED_FOR, time: from } } as const;
		const to = { booking_date: BOOKED_FOR.date, booking_time };
		expect(await rescheduleMove(db, { ...change, ...shown, ...to })).toMatchObject({ ok: true });
	};
	await moveTo("11:00", "10:00");
	expect(await busyCells(db)).toEqual([22, 23, 24, 25, 28, 29, 30, 31]);
	// The form that the screen showed was about 10:00.
	expect(await assign(number, { vehicleId: truck, driverId: lee }, 1)).toMatchObject({ reason: "changed" });
	await moveTo("13:00", "11:00");
	expect(await busyCells(db)).toEqual([28, 29, 30, 31]);
	expect((await historyOf(db)).at(-1)).toBe("unassigned: Truck 3, Sam Okafor (not free at the new time)");
});

test("a move beyond midnight keeps its vehicle busy on both dates", async ({ db }) => {
	const { sam, lee, assign } = await openFleet(db);
	const truck = await addVehicle(db, { name: "Truck 9" });
	await addVehicle(db);
	const [night, morning] = [await book(db, "23:00"), await book(db, "00:30", { booking_date: "2026-12-05" })];
	await assign(night, { vehicleId: truck, driverId: sam });
	expect(await busyCells(db)).toEqual([46, 47, 0, 1]);
	expect(await assign(morning, { vehicleId: truck, driverId: lee })).toMatchObject({
		reason: "busy",
		time: "23:00",
	});
});

test("a booking offers only what is free then, and its own assignment", async ({ db }) => {
	const { truck, sam, assign } = await openFleet(db);
	await addVehicle(db, { name: "Loader 1", vehicleType: "loader" });
	await addVehicle(db, { name: "Truck 5", hours: [16, 22] });
	const [first, second] = [await book(db, "10:00"), await book(db, "11:30")];
	await assign(first, { vehicleId: truck, driverId: sam });
	const offered = async (number: string) => {
		const move = await readDispatchedMove(db, { number });
		const names = (choices: { label: string }[] = []) => choices.map(({ label }) => label);
		return [names(move?.offers.vehicles), names(move?.offers.drivers)];
	};
	expect(await offered(first)).toEqual([
		["Truck 3", "Truck 4"],
		["Lee Chan", "Sam Okafor"],
	]);
	expect(await offered(second)).toEqual([["Truck 4"], ["Lee Chan"]]);
});

test("the history has status changes, assignments and notes in order; a note sent twice counts once", async ({
	db,
}) => {
	const { truck, sam, actorId, assign } = await openFleet(db);
	const number = await book(db, "10:00");
	await assign(number, { vehicleId: truck, driverId: sam });
	const note = { number, text: "Ring twice.", actorId, now: new Date(MOVE_NOW.getTime() + 1_000) };
	expect(await noteMove(db, note)).toEqual({ ok: true, repeated: false });
	expect(await noteMove(db, note)).toEqual({ ok: true, repeated: true });
	expect(await noteMove(db, { ...note, number: "R000" })).toEqual({ ok: false, reason: "gone" });
	// A note changes nothing that a form on an old screen is about.
	await noteMove(db, { ...note, actorId: (await addOwner(db, "Nora")).accountId, text: "Bring ropes." });
	expect(await assign(number, null, 0)).toMatchObject({ reason: "changed", by: "Olga" });
	const { history = [] } = (await readDispatchedMove(db, { number })) ?? {};
	expect(history.map((event) => (event.kind === "status" ? event.to_status : event.detail))).toEqual([
		"pending",
		"Truck 3, Sam Okafor",
		"Ring twice.",
		"Bring ropes.",
	]);
	// Notes may be about the customer.
	await db.updateTable("moving_bookings").set({ account_id: actorId }).execute();
	await transact(db, (trx) =>
		anonymizeMover(trx, { accountId: actorId, email: null, timeZone: "UTC", now: MOVE_NOW }),
	);
	expect((await historyOf(db)).filter((entry) => entry.startsWith("note"))).toEqual([]);
});

test("the board of a day has each vehicle’s jobs, those without a vehicle, what is wrong, and totals", async ({
	db,
}) => {
	const { truck, truck2, sam, actorId, assign } = await openFleet(db);
	const [first, second] = [await book(db, "10:00"), await book(db, "11:30")];
	const cancelled = await book(db, "08:00");
	await assign(first, { vehicleId: truck, driverId: sam });
	await changeMovingStatus(db, {
		number: cancelled,
		expectedStatus: "pending",
		to: "cancelled",
		actorId,
		now: MOVE_NOW,
	});
	await db.updateTable("moving_bookings").set({ price: 12_000, currency: "USD" }).execute();
	const by = { vehicleId: truck, actorId, timeZone: "UTC", now: MOVE_NOW };
	await addOutage(db, { ...by, from: "2026-12-04", to: "2026-12-04", reason: "Inspection" });

	const board = await readDayBoard(db, { date: "2026-12-04" });
	expect(board.vehicles.map(({ name, outage }) => [name, outage])).toEqual([
		["Truck 3", "Inspection"],
		["Truck 4", null],
	]);
	expect(board.vehicles[0]?.jobs).toMatchObject([
		{ number: first, from: 20, to: 24, driver: "Sam Okafor", isOutOfHours: true },
	]);
	expect(board.unassigned).toMatchObject([{ number: second, capacity: "over" }]);
	expect(board.unassigned[0]?.offers.vehicles.map(({ label }) => label)).toEqual(["Truck 4"]);
	expect(board.totals).toEqual({
		jobs: 2,
		hours: 4,
		revenue: [{ currency: "USD", amount: 24_000 }],
		capacity: { taken: 4, total: 20 },
	});
	// A vehicle that is no longer in use keeps its jobs.
	await db.updateTable("rent_vehicles").set({ is_active: false }).where("id", "=", truck).execute();
	const later = await readDayBoard(db, { date: "2026-12-04" });
	expect(later.vehicles.map(({ id, isInUse, jobs }) => [id, isInUse, jobs.length])).toEqual([
		[truck2, true, 0],
		[truck, false, 1],
	]);
});

test("a job beyond midnight is on the boards of both days, and counts on the first", async ({ db }) => {
	const { sam, assign } = await openFleet(db);
	const truck = await addVehicle(db, { name: "Truck 9" });
	await assign(await book(db, "23:00"), { vehicleId: truck, driverId: sam });
	const jobsOn = async (date: string) => {
		const { vehicles, totals } = await readDayBoard(db, { date });
		return [totals.jobs, ...vehicles.flatMap(({ jobs }) => jobs.map(({ from, to }) => [from, to]))];
	};
	expect(await jobsOn("2026-12-04")).toEqual([1, [46, 48]]);
	expect(await jobsOn("2026-12-05")).toEqual([0, [0, 2]]);
	expect(await jobsOn("2026-12-06")).toEqual([0]);
});
