import { expect } from "vitest";
import { addDays } from "#app/common/zoned-time.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { changeMovingStatus, rescheduleMove } from "#app/rent/moves/change-move.server.ts";
import { deleteMove } from "#app/rent/moves/delete-move.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addVehicle } from "#app/testing/rent/fleet.ts";
import { MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { auditMoves } from "#app/testing/rent/move-audit.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { bookableDates } from "./bookable-time.server.ts";
import { NoVehicleFreeError, releaseCapacity, takeCapacity } from "./capacity.server.ts";
import { occupiedCells } from "./cells.server.ts";
import { findFreeTimes, isTimeFree } from "./free-times.server.ts";
import { addOutage, removeOutage } from "./outages.server.ts";
import { extendCapacity, listMovesOverCapacity } from "./recount-capacity.server.ts";
import { VEHICLE_TYPE_NAMES } from "./vehicle-types.ts";

const MOVE = { vehicle_type: "truck", booking_date: "2026-12-04", booking_time: "10:00", cells: 4 } as const;
type Move = Omit<typeof MOVE, "booking_date" | "booking_time" | "cells"> & {
	booking_date: string;
	booking_time: string;
	cells: number;
};

const take = (db: Database, change: Partial<Move> = {}) =>
	transact(db, (trx) => takeCapacity(trx, { ...MOVE, ...change })).catch((error) => {
		if (error instanceof NoVehicleFreeError) return "full" as const;
		throw error;
	});

const takenCells = (db: Database) =>
	db
		.selectFrom("move_capacity")
		.select(["date", "cell", "taken"])
		.where("taken", ">", 0)
		.orderBy("date")
		.orderBy("cell")
		.execute();

test("a move occupies each half hour that it touches, also after midnight", () => {
	const cells = (booking_time: string, length: number) =>
		occupiedCells({ booking_date: "2026-12-31", booking_time, cells: length });
	expect(cells("14:30", 2)).toEqual([{ date: "2026-12-31", from: 29, to: 31 }]);
	expect(cells("14:45", 2)).toEqual([{ date: "2026-12-31", from: 29, to: 32 }]);
	expect(cells("22:00", 4)).toEqual([{ date: "2026-12-31", from: 44, to: 48 }]);
	expect(cells("23:15", 4)).toEqual([
		{ date: "2026-12-31", from: 46, to: 48 },
		{ date: "2027-01-01", from: 0, to: 3 },
	]);
});

test("a type without vehicles has no limit; with one, each half hour is sold once", async ({ db }) => {
	expect(await take(db)).toBe("none");
	await addVehicle(db);
	expect(await take(db)).toBe("taken");
	expect(await take(db)).toBe("full");
	expect(await take(db, { booking_time: "11:30" })).toBe("full");
	expect(await take(db, { booking_time: "12:00" })).toBe("taken");
	expect(await take(db, { booking_time: "08:00" })).toBe("taken");
	expect(await takenCells(db)).toHaveLength(12);
});

test("a move takes all its half hours or none, and gives back what it took", async ({ db }) => {
	await addVehicle(db, { hours: [16, 24] });
	expect(await take(db, { booking_time: "11:00" })).toBe("full");
	expect(await takenCells(db)).toEqual([]);
	expect(await take(db)).toBe("taken");
	await transact(db, (trx) => releaseCapacity(trx, MOVE));
	expect(await takenCells(db)).toEqual([]);
	await transact(db, (trx) => releaseCapacity(trx, MOVE));
	expect(await takenCells(db)).toEqual([]);
});

test("vehicles count on their days and hours, and not while they are out of service", async ({ db }) => {
	// 4 December 2026 is a Friday.
	const id = await addVehicle(db, { weekdays: [5], hours: [16, 36] });
	expect(await take(db, { booking_date: "2026-12-05" })).toBe("full");
	expect(await take(db, { booking_time: "07:00" })).toBe("full");
	expect(await take(db, { booking_time: "16:30" })).toBe("full");
	expect(await take(db, { booking_time: "16:00" })).toBe("taken");
	await db
		.insertInto("rent_vehicle_outages")
		.values({ vehicle_id: id, from_date: "2026-12-11", to_date: "2026-12-18", reason: "Inspection" })
		.execute();
	await db.deleteFrom("move_capacity").execute();
	expect(await take(db, { booking_date: "2026-12-11" })).toBe("full");
	expect(await take(db, { booking_date: "2026-12-18" })).toBe("full");
	expect(await take(db, { booking_date: "2026-12-25" })).toBe("taken");
});

test("when a time is full, the nearest free times are of the same day and of the next days", async ({
	db,
}) => {
	await addVehicle(db, { hours: [16, 36] });
	await take(db);
	await take(db, { booking_date: "2026-12-05", booking_time: "08:00", cells: 20 });
	const wanted = { ...MOVE, timeZone: "UTC", now: MOVE_NOW };
	expect(await findFreeTimes(db, wanted)).toEqual([
		{ date: "2026-12-04", time: "08:00" },
		{ date: "2026-12-04", time: "12:00" },
		{ date: "2026-12-04", time: "12:30" },
		{ date: "2026-12-06", time: "10:00" },
		{ date: "2026-12-07", time: "10:00" },
		{ date: "2026-12-08", time: "10:00" },
	]);
	expect(await findFreeTimes(db, { ...wanted, vehicle_type: "loader" })).toEqual([]);
});

test("a time is free while a vehicle is left, besides the one that the move has already", async ({ db }) => {
	await addVehicle(db, { hours: [16, 36] });
	const later = { ...MOVE, booking_time: "11:00" };
	expect(await isTimeFree(db, later)).toBe(true);
	await take(db);
	expect(await isTimeFree(db, later)).toBe(false);
	expect(await isTimeFree(db, later, { own: MOVE })).toBe(true);
	expect(await isTimeFree(db, { ...later, vehicle_type: "loader" })).toBe(true);
	expect(await isTimeFree(db, { ...MOVE, booking_time: "23:00" }, { own: MOVE })).toBe(false);
});

test("free times are only those that can be booked now", async ({ db }) => {
	await addVehicle(db, { hours: [16, 36] });
	const now = new Date("2026-12-04T09:10:00Z");
	const times = await findFreeTimes(db, { ...MOVE, booking_time: "09:00", timeZone: "UTC", now });
	expect(times.slice(0, 3).map(({ time }) => time)).toEqual(["11:30", "12:00", "12:30"]);
});

const book = (db: Database, change: Parameters<typeof moveOf>[0] = {}) =>
	bookMove(
		db,
		moveOf({ vehicle_type: "truck", booking_time: "10:00", name: `Ana ${Math.random()}`, ...change }),
	);

const capacityOf = async (db: Database) =>
	(await db.selectFrom("moving_bookings").select("capacity").orderBy("id").execute()).map(
		({ capacity }) => capacity,
	);

test("a full time is refused and nothing is stored; a cancelled move gives its time back once", async ({
	db,
}) => {
	await addVehicle(db);
	const first = await book(db);
	if (!first.ok) throw new Error("it was refused");
	expect(await book(db)).toEqual({ ok: false, reason: "full" });
	expect(await capacityOf(db)).toEqual(["taken"]);
	const cancel = {
		number: first.number,
		expectedStatus: "pending",
		to: "cancelled",
		actorId: null,
	} as const;
	expect(await changeMovingStatus(db, { ...cancel, now: MOVE_NOW })).toEqual({ ok: true, repeated: false });
	expect(await changeMovingStatus(db, { ...cancel, now: MOVE_NOW })).toMatchObject({
		ok: true,
		repeated: true,
	});
	expect(await takenCells(db)).toEqual([]);
	expect(await capacityOf(db)).toEqual(["none"]);
	expect(await book(db)).toMatchObject({ ok: true });
});

test("a delivered move keeps its half hours when vehicles change", async ({ db }) => {
	await addVehicle(db);
	const booked = await bookMove(db, moveOf(MOVE));
	if (!booked.ok) throw new Error(booked.reason);
	const { accountId: actorId } = await addOwner(db);
	const { number } = booked;
	const change = { number, actorId, now: MOVE_NOW };
	await changeMovingStatus(db, { ...change, expectedStatus: "pending", to: "confirmed" });
	await changeMovingStatus(db, { ...change, expectedStatus: "confirmed", to: "delivered" });
	await addVehicle(db);
	expect(await takenCells(db)).toHaveLength(4);
});

test("rescheduling takes the new time and gives back the old one, or is refused and keeps it", async ({
	db,
}) => {
	await addVehicle(db);
	const other = await book(db, { booking_time: "14:00" });
	const move = await book(db);
	if (!move.ok || !other.ok) throw new Error("one was refused");
	const admin = { number: move.number, actorId: null, now: MOVE_NOW } as const;
	await changeMovingStatus(db, { ...admin, expectedStatus: "pending", to: "confirmed" });
	const to = (booking_time: string) =>
		rescheduleMove(db, {
			...admin,
			expectedStatus: "confirmed",
			from: { date: "2026-12-04", time: "10:00" },
			booking_date: "2026-12-04",
			booking_time,
			timeZone: "UTC",
		});
	expect(await to("13:00")).toMatchObject({ ok: false, reason: "full" });
	expect((await takenCells(db)).map(({ cell }) => cell)).toEqual([20, 21, 22, 23, 28, 29, 30, 31]);
	// It may overlap with its own old time.
	expect(await to("11:00")).toMatchObject({ ok: true });
	expect((await takenCells(db)).map(({ cell }) => cell)).toEqual([22, 23, 24, 25, 28, 29, 30, 31]);
	await deleteMove(db, { number: other.number, actorId: (await addOwner(db)).accountId, now: MOVE_NOW });
	expect((await takenCells(db)).map(({ cell }) => cell)).toEqual([22, 23, 24, 25]);
});

test("bookings from before the first vehicle are counted; what does not fit stays booked and is listed", async ({
	db,
}) => {
	for (let times = 0; times < 3; times++) await book(db);
	expect(await capacityOf(db)).toEqual(["none", "none", "none"]);
	await addVehicle(db);
	expect(await capacityOf(db)).toEqual(["taken", "over", "over"]);
	expect(await listMovesOverCapacity(db, { today: "2026-12-01" })).toHaveLength(2);
	const second = await addVehicle(db);
	expect(await capacityOf(db)).toEqual(["taken", "taken", "over"]);
	const by = { vehicleId: second, actorId: (await addOwner(db)).accountId, timeZone: "UTC", now: MOVE_NOW };
	await addOutage(db, { ...by, from: "2026-12-04", to: "2026-12-06", reason: "Inspection" });
	expect(await capacityOf(db)).toEqual(["taken", "over", "over"]);
	const { id } = await db.selectFrom("rent_vehicle_outages").select("id").executeTakeFirstOrThrow();
	await removeOutage(db, { ...by, id });
	expect(await capacityOf(db)).toEqual(["taken", "taken", "over"]);
	// A cancellation makes room, which the hourly job notices.
	const first = await db
		.selectFrom("moving_bookings")
		.select("number")
		.orderBy("id")
		.executeTakeFirstOrThrow();
	const cancel = {
		number: first.number,
		expectedStatus: "pending",
		to: "cancelled",
		actorId: null,
	} as const;
	await changeMovingStatus(db, { ...cancel, now: MOVE_NOW });
	await extendCapacity(db, { timeZone: "UTC", now: MOVE_NOW });
	expect(await capacityOf(db)).toEqual(["none", "taken", "taken"]);
	expect(await listMovesOverCapacity(db, { today: "2026-12-01" })).toEqual([]);
});

test("each day adds the capacity of the date that becomes bookable and of the night after it, for each type", async ({
	db,
}) => {
	for (const vehicleType of VEHICLE_TYPE_NAMES) await addVehicle(db, { vehicleType });
	const now = new Date("2026-12-11T01:00:00Z");
	await extendCapacity(db, { timeZone: "UTC", now });
	const { max } = bookableDates({ timeZone: "UTC", now });
	const furthest = await db
		.selectFrom("move_capacity")
		.select(["vehicle_type", (eb) => eb.fn.max("date").as("date")])
		.where("total", "=", 1)
		.groupBy("vehicle_type")
		.orderBy("vehicle_type")
		.execute();
	const date = addDays(max, 1);
	expect(furthest).toEqual([
		{ vehicle_type: "loader", date },
		{ vehicle_type: "truck", date },
	]);
});

test("a move past midnight keeps its half hours in the recounts of the next days, and gives them back", async ({
	db,
}) => {
	await addVehicle(db);
	const night = { booking_date: "2026-12-03", booking_time: "23:00" };
	const move = await book(db, night);
	if (!move.ok) throw new Error(move.reason);
	const { number } = move;
	const taken = await takenCells(db);
	for (const day of ["2026-12-04", "2026-12-05", "2026-12-06"]) {
		await extendCapacity(db, { timeZone: "UTC", now: new Date(`${day}T01:00:00Z`) });
		expect(await takenCells(db)).toEqual(taken);
	}
	expect(await auditMoves(db)).toEqual([]);
	const change = { number, actorId: null, now: new Date("2026-12-06T01:00:00Z") } as const;
	const cancel = { ...change, expectedStatus: "pending", to: "cancelled" } as const;
	expect(await changeMovingStatus(db, cancel)).toEqual({ ok: true, repeated: false });
	expect(await takenCells(db)).toEqual([]);
});

test("a move of the night before keeps its vehicle when that goes out of service afterwards", async ({
	db,
}) => {
	const vehicleId = await addVehicle(db);
	const move = await book(db, { booking_date: "2026-12-03", booking_time: "23:00" });
	if (!move.ok) throw new Error(move.reason);
	const now = new Date("2026-12-05T09:00:00Z");
	const by = { vehicleId, actorId: (await addOwner(db)).accountId, timeZone: "UTC", now };
	await addOutage(db, { ...by, from: "2026-12-04", to: "2026-12-06", reason: "Inspection" });
	expect(await capacityOf(db)).toEqual(["taken"]);
	expect(await auditMoves(db)).toEqual([]);
});

test("a cancellation succeeds although the half hours are not counted as taken", async ({ db }) => {
	await addVehicle(db);
	const move = await book(db);
	if (!move.ok) throw new Error(move.reason);
	await db.updateTable("move_capacity").set({ taken: 0 }).execute();
	const cancel = { number: move.number, expectedStatus: "pending", to: "cancelled", actorId: null } as const;
	expect(await changeMovingStatus(db, { ...cancel, now: MOVE_NOW })).toEqual({ ok: true, repeated: false });
	expect(await auditMoves(db)).toEqual([]);
});
