import type { Transaction } from "kysely";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { CapacityUse } from "#app/rent/fleet/capacity.server.ts";
import { occupiedCells } from "#app/rent/fleet/cells.server.ts";
import { isAtWork, readWorkingVehicles } from "#app/rent/fleet/working-vehicles.server.ts";
import { MOVE_COLUMNS } from "#app/rent/moves/move-columns.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import type { JobLink } from "./job-link.server.ts";
import { type JobNews, jobAssignedMail } from "./job-mails.ts";
import { mailDriver, readCrew } from "./mail-driver.server.ts";

/** The move of an assignment, which the caller has locked. */
export type AssignableMove = CapacityUse & { id: number };

type Resource = "vehicle" | "driver";

/** Why a vehicle or a driver can't do a move. `time`: when the job in the way begins. */
export type AssignmentRefusal =
	| { reason: "unknown"; resource: Resource }
	| { reason: "not_working"; resource: Resource; name: string }
	| { reason: "busy"; resource: Resource; name: string; time: string };

/** Thrown inside a transaction to roll it back. */
export class AssignmentRefusedError extends Error {
	constructor(readonly refusal: AssignmentRefusal) {
		super(`the ${refusal.resource} is ${refusal.reason}`);
	}
}

export type AssignedPair = { vehicleId: number; driverId: number };
type AssignedBy = { actorId: number | null; now: Date };

/**
 * Gives a move its vehicle and driver: takes their half hours, replaces those of an earlier assignment, and writes the
 * staff's history and the driver's email. The caller has locked the fleet of the type and the booking, and counts `assignment_version` up.
 * Throws `AssignmentRefusedError` when one of them doesn't work then or has another job; the transaction must then roll
 * back.
 */
export async function takeAssignment(
	trx: Transaction<Schema>,
	move: AssignableMove,
	{ vehicleId, driverId, link, actorId, now }: AssignedPair & AssignedBy & { link: JobLink },
): Promise<void> {
	const { vehicle, driver } = await lockPair(trx, move, { vehicleId, driverId });
	const before = await findPair(trx, move.id);
	const from = before ? await namesOf(trx, before) : null;
	await releaseCells(trx, move.id);
	await takeCells(trx, "vehicle", vehicle, move);
	await takeCells(trx, "driver", driver, move);
	const at = now.toISOString();
	const columns = {
		vehicle_id: vehicleId,
		driver_id: driverId,
		assigned_by: actorId,
		assigned_at: at,
		link_nonce: link.nonce,
		link_hash: hashToken(link.token),
	};
	await trx
		.insertInto("move_assignments")
		.values({ booking_id: move.id, ...columns })
		.onConflict((conflict) => conflict.column("booking_id").doUpdateSet(columns))
		.execute();
	const to = `${vehicle.name}, ${driver.name}`;
	const isInTrail = actorId !== null;
	await recordChange(trx, {
		action: "assignment",
		subject: `move ${move.id}`,
		from,
		to,
		actorId,
		isInTrail,
		now,
	});
	const booking = await trx
		.selectFrom("moving_bookings")
		.select([...MOVE_COLUMNS, "cells"])
		.where("id", "=", move.id)
		.executeTakeFirstOrThrow();
	const isNew = before?.driverId !== driverId;
	const job = { move: booking, driver, vehicle: vehicle.name, token: link.token, isNew };
	await writeMail(trx, null, () => jobAssignedMail(job), now);
	if (before && isNew) await mailDriver(trx, { id: move.id, ...before }, { kind: "taken away" }, now);
}

/** Ends the assignment of a locked booking, with history and the driver's email. Does nothing for a booking without an assignment. */
export async function endAssignment(
	trx: Transaction<Schema>,
	{ id, news, actorId, now }: AssignedBy & { id: number; news: JobNews },
): Promise<void> {
	const ended = await trx
		.deleteFrom("move_assignments")
		.where("booking_id", "=", id)
		.returning(["vehicle_id as vehicleId", "driver_id as driverId"])
		.executeTakeFirst();
	if (!ended) return;
	await releaseCells(trx, id);
	const from = await namesOf(trx, ended);
	await recordChange(trx, {
		action: "assignment",
		subject: `move ${id}`,
		from,
		detail: news.kind === "not free" ? storeText("notFree") : null,
		actorId,
		isInTrail: news.kind === "taken away" && actorId !== null,
		now,
	});
	await mailDriver(trx, { id, ...ended }, news, now);
}

/**
 * Moves the assignment of a locked booking to the booking's new time, at which no step of the job is done, and emails the
 * driver. Ends it, with history, when its vehicle or driver doesn't work then or has another job. `was`: the old time.
 * `takeCapacity` has locked the fleet.
 */
export async function moveAssignment(
	trx: Transaction<Schema>,
	move: AssignableMove,
	{ was, ...by }: AssignedBy & { was: Extract<JobNews, { was: object }>["was"] },
): Promise<void> {
	// What the driver reported was about the old time.
	await trx.deleteFrom("move_job_steps").where("booking_id", "=", move.id).execute();
	const current = await findPair(trx, move.id);
	if (!current) return;
	try {
		const { vehicle, driver } = await lockPair(trx, move, current);
		await releaseCells(trx, move.id);
		await takeCells(trx, "vehicle", vehicle, move);
		await takeCells(trx, "driver", driver, move);
		const isOtherTime = was.booking_date !== move.booking_date || was.booking_time !== move.booking_time;
		if (isOtherTime) await mailDriver(trx, { id: move.id, ...current }, { kind: "moved", was }, by.now);
	} catch (error) {
		if (!(error instanceof AssignmentRefusedError)) throw error;
		await endAssignment(trx, { id: move.id, news: { kind: "not free", was }, ...by });
	}
}

/** The vehicle and the driver of a move, or undefined. */
export const findPair = (trx: Transaction<Schema>, id: number): Promise<AssignedPair | undefined> =>
	trx
		.selectFrom("move_assignments")
		.select(["vehicle_id as vehicleId", "driver_id as driverId"])
		.where("booking_id", "=", id)
		.executeTakeFirst();

type Locked = { id: number; name: string };

/** Locks both, the vehicle first, and checks that they can do the move. */
async function lockPair(
	trx: Transaction<Schema>,
	move: AssignableMove,
	{ vehicleId, driverId }: AssignedPair,
): Promise<{ vehicle: Locked; driver: Locked & { email: string } }> {
	const { forNoKeyUpdate } = adapterOf(trx);
	const vehicle = await trx
		.selectFrom("rent_vehicles")
		.select(["id", "name", "vehicle_type"])
		.where("id", "=", vehicleId)
		.$call(forNoKeyUpdate)
		.executeTakeFirst();
	if (vehicle?.vehicle_type !== move.vehicle_type)
		throw new AssignmentRefusedError({ reason: "unknown", resource: "vehicle" });
	const driver = await trx
		.selectFrom("rent_drivers")
		.select(["id", "name", "email", "is_active"])
		.where("id", "=", driverId)
		.$call(forNoKeyUpdate)
		.executeTakeFirst();
	if (!driver) throw new AssignmentRefusedError({ reason: "unknown", resource: "driver" });
	const parts = occupiedCells(move);
	const [working] = await readWorkingVehicles(trx, { dates: parts.map(({ date }) => date), id: vehicleId });
	if (!working || !isAtWork(working, parts))
		throw new AssignmentRefusedError({ reason: "not_working", resource: "vehicle", name: vehicle.name });
	if (!driver.is_active)
		throw new AssignmentRefusedError({ reason: "not_working", resource: "driver", name: driver.name });
	return { vehicle, driver };
}

async function releaseCells(trx: Transaction<Schema>, id: number): Promise<void> {
	await trx.deleteFrom("move_vehicle_cells").where("booking_id", "=", id).execute();
	await trx.deleteFrom("move_driver_cells").where("booking_id", "=", id).execute();
}

/** Both tables of cells look alike; one type stands for both. */
const tableOf = (resource: Resource) => `move_${resource}_cells` as "move_vehicle_cells";
const columnOf = (resource: Resource) => `${resource}_id` as "vehicle_id";

/** Takes all half hours of a move, or throws: the key of the table refuses those of another job. */
async function takeCells(
	trx: Transaction<Schema>,
	resource: Resource,
	{ id, name }: Locked,
	move: AssignableMove,
): Promise<void> {
	const cells = occupiedCells(move).flatMap(({ date, from, to }) =>
		Array.from({ length: to - from }, (_, index) => ({ date, cell: from + index })),
	);
	const inserted = await trx
		.insertInto(tableOf(resource))
		.values(cells.map((cell) => ({ ...cell, booking_id: move.id, [columnOf(resource)]: id }) as never))
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	if (Number(inserted.numInsertedOrUpdatedRows) === cells.length) return;
	const other = await trx
		.selectFrom(`${tableOf(resource)} as cell`)
		.innerJoin("moving_bookings as booking", "booking.id", "cell.booking_id")
		.select("booking.booking_time")
		.where(`cell.${columnOf(resource)}`, "=", id)
		.where("cell.booking_id", "<>", move.id)
		.where((eb) =>
			eb.or(
				occupiedCells(move).map(({ date, from, to }) =>
					eb.and([eb("cell.date", "=", date), eb("cell.cell", ">=", from), eb("cell.cell", "<", to)]),
				),
			),
		)
		.orderBy("cell.date")
		.orderBy("cell.cell")
		.limit(1)
		.executeTakeFirst();
	// The other job may have ended since; the next try succeeds.
	const time = other?.booking_time ?? move.booking_time;
	throw new AssignmentRefusedError({ reason: "busy", resource, name, time });
}

/** "Truck 2, Sam Okafor" */
async function namesOf(trx: Transaction<Schema>, pair: AssignedPair): Promise<string> {
	const { vehicle, driver } = await readCrew(trx, pair);
	return `${vehicle}, ${driver.name}`;
}
