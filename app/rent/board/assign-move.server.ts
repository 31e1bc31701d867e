import type { Transaction } from "kysely";
import { findLatestChange, isChangeBy } from "#app/common/changes/changes.server.ts";
import { lockFleet } from "#app/rent/fleet/totals.server.ts";
import type { JobLink } from "#app/rent/moves/job/job-link.server.ts";
import {
	type AssignedPair,
	type AssignmentRefusal,
	AssignmentRefusedError,
	endAssignment,
	findPair,
	takeAssignment,
} from "#app/rent/moves/job/take-assignment.server.ts";
import type { MovingStatus } from "#app/rent/moves/moving-booking.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

type Assignment = {
	number: string;
	/** Null: the move has no vehicle and no driver any more. */
	to: AssignedPair | null;
	/** The booking's `assignment_version` that the screen showed. */
	expectedVersion: number | undefined;
	/** The link of the job sheet, which the driver gets by email. */
	link: JobLink;
	actorId: number;
	now: Date;
};

export type AssignMoveOutcome = { ok: true; repeated: boolean } | AssignMoveRefusal;

export type AssignMoveRefusal =
	| { ok: false; reason: "gone" }
	/** The booking has ended. */
	| { ok: false; reason: "not_allowed"; status: MovingStatus }
	/** Somebody changed the assignment or the time first: who (null: a customer or a deleted account) and when. */
	| { ok: false; reason: "changed"; by: string | null; isOwn: boolean; at: string }
	| ({ ok: false } & AssignmentRefusal);

const OPEN: readonly MovingStatus[] = ["pending", "confirmed"];

/**
 * Assigns a vehicle of the booking's type and a driver to an open booking, in place of those it has, or ends its
 * assignment. The driver gets the link of the job sheet by email, and a driver who had the job is told so; earlier links
 * end. Refused when one of them doesn't work at that time, has another job then, or somebody changed the assignment or the
 * time first. Sending what is already stored succeeds.
 */
export function assignMove(db: Database, assignment: Assignment): Promise<AssignMoveOutcome> {
	return transact(db, (trx) => assignLocked(trx, assignment)).catch((error) => {
		if (error instanceof AssignmentRefusedError) return { ok: false, ...error.refusal } as const;
		throw error;
	});
}

async function assignLocked(
	trx: Transaction<Schema>,
	{ number, to, expectedVersion, link, actorId, now }: Assignment,
): Promise<AssignMoveOutcome> {
	const ofNumber = trx.selectFrom("moving_bookings").where("number", "=", number);
	const known = await ofNumber.select("vehicle_type").executeTakeFirst();
	if (!known) return { ok: false, reason: "gone" };
	// A change of vehicles locks in this order too.
	await lockFleet(trx, known.vehicle_type, "read");
	const move = await ofNumber
		.select(["id", "vehicle_type", "status", "assignment_version", "created_at"])
		.select(["booking_date", "booking_time", "cells"])
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
	if (!move) return { ok: false, reason: "gone" };
	if (!OPEN.includes(move.status)) return { ok: false, reason: "not_allowed", status: move.status };
	const current = await findPair(trx, move.id);
	if (current?.vehicleId === to?.vehicleId && current?.driverId === to?.driverId)
		return { ok: true, repeated: true };
	if (move.assignment_version !== expectedVersion) {
		const last = await findLatestPlan(trx, move.id);
		const { by = null, at = move.created_at } = last ?? {};
		return { ok: false, reason: "changed", by, isOwn: isChangeBy(last, actorId), at };
	}
	if (to) await takeAssignment(trx, move, { ...to, link, actorId, now });
	else await endAssignment(trx, { id: move.id, news: { kind: "taken away" }, actorId, now });
	await trx
		.updateTable("moving_bookings")
		.set({ assignment_version: move.assignment_version + 1, updated_at: now.toISOString() })
		.where("id", "=", move.id)
		.execute();
	return { ok: true, repeated: false };
}

/** The latest change of a booking's assignment, or of its status and time. */
const findLatestPlan = (trx: Transaction<Schema>, id: number) =>
	findLatestChange(trx, { subject: `move ${id}`, actions: ["assignment", "move status"] });
