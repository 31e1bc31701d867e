import type { Selectable, Transaction } from "kysely";
import { recordChange } from "#app/common/audit.server.ts";
import {
	changeText,
	deleteLatestChange,
	findLatestChange,
	isRepeated,
	saveLatestChange,
} from "#app/common/latest-changes.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { isShownTo, type Viewer } from "#app/common/viewer.server.ts";
import { refuseTime } from "#app/rent/bookable-time.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { MoveCapacityState } from "#db/schema/rent.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { endAssignment, moveAssignment } from "./dispatch/take-assignment.server.ts";
import {
	type CapacityUse,
	NoVehicleFreeError,
	releaseCapacity,
	takeCapacity,
} from "./fleet/capacity.server.ts";
import { statusChangedMail } from "./move-mails.ts";
import { type MovingStatus, mayBecome, usesVehicle } from "./moving-booking.ts";
import { movingSearchText } from "./moving-search.ts";

type Change = {
	number: string;
	/** The status that the screen showed. */
	expectedVersion: MovingStatus;
	to: MovingStatus;
	/** A customer: limits the change to bookings that they may see. Without one, the caller checks the right. */
	viewer?: Viewer;
	/** The account that acts; null for a customer without one. */
	actorId: number | null;
	now: Date;
};

export type MoveChangeOutcome = { ok: true; repeated: boolean } | MoveChangeRefusal;

export type MoveChangeRefusal =
	| { ok: false; reason: "gone" | "not_allowed" | "too_soon" | "too_far" }
	/** No vehicle of the type is free at the new time. */
	| { ok: false; reason: "full"; use: CapacityUse }
	/**
	 * Somebody was faster: the current status, since when, and who did it (null: the customer, or a deleted
	 * account).
	 */
	| { ok: false; reason: "changed"; status: MovingStatus; at: string; by: string | null };

/**
 * Changes a booking from the expected status to another with one conditional update, and writes its history
 * and the customer's email in the same transaction. A booking that ends gives its
 * vehicle and driver back. If one person sends the same change twice, it counts once and succeeds twice.
 */
export function changeMovingStatus(db: Database, change: Change): Promise<MoveChangeOutcome> {
	return transact(db, (trx) => applyChange(trx, change, {}));
}

/**
 * Moves a confirmed booking to another date and time (in `timeZone`) and sets it back to pending. Refused,
 * like a new booking, when that is too soon or too far ahead, or when no vehicle is free then. Its assignment moves
 * along, or ends when the vehicle or the driver isn't free then.
 */
export async function rescheduleMove(
	db: Database,
	change: Omit<Change, "to"> & { bookingDate: string; bookingTime: string; timeZone: string },
): Promise<MoveChangeOutcome> {
	const refusal = refuseTime(change);
	if (refusal) return { ok: false, reason: refusal };
	const { bookingDate: booking_date, bookingTime: booking_time } = change;
	return transact(db, (trx) =>
		applyChange(trx, { ...change, to: "pending" }, { booking_date, booking_time }),
	).catch((error) => {
		if (error instanceof NoVehicleFreeError) return { ok: false, reason: "full", use: error.use } as const;
		throw error;
	});
}

/** `changeMovingStatus` inside a larger transaction. */
export async function applyChange(
	trx: Transaction<Schema>,
	change: Change,
	also: { booking_date?: string; booking_time?: string } = {},
): Promise<MoveChangeOutcome> {
	const { number, viewer, expectedVersion, to, actorId } = change;
	if (!mayBecome(expectedVersion, to)) return { ok: false, reason: "not_allowed" };
	const at = change.now.toISOString();
	const before = await trx
		.selectFrom("moving_bookings")
		.select(["id", "vehicle_type", "booking_date", "booking_time", "cells", "capacity"])
		.where("number", "=", number)
		.where(isShownTo("moving_bookings", viewer))
		.where("status", "=", expectedVersion)
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
	if (!before) return findConflict(trx, change);
	const updated = await trx
		.updateTable("moving_bookings")
		.set({
			status: to,
			updated_at: at,
			capacity: await changeCapacity(trx, before, { to, ...also }),
			...also,
		})
		// A form that assigns a vehicle is about a time.
		.$if(also.booking_time !== undefined, (moved) =>
			moved.set((eb) => ({ assignment_version: eb("assignment_version", "+", 1) })),
		)
		.where("id", "=", before.id)
		.where("status", "=", expectedVersion)
		.returningAll()
		.executeTakeFirstOrThrow();
	const by = { actorId, now: change.now };
	if (!usesVehicle(to)) await endAssignment(trx, { id: updated.id, ...by });
	else if (also.booking_time !== undefined)
		await moveAssignment(trx, { id: updated.id, ...usedBy(updated) }, by);
	await trx
		.updateTable("moving_bookings")
		.set({ search_text: movingSearchText(updated) })
		.where("id", "=", updated.id)
		.execute();
	await trx
		.insertInto("moving_booking_events")
		.values({ booking_id: updated.id, from_status: expectedVersion, to_status: to, actor_id: actorId, at })
		.execute();
	await saveLatestChange(trx, { record: `move ${updated.id}`, ...statusChange(change), at });
	const { email } = updated;
	if (email) await writeMail(trx, statusChangedMail({ ...updated, email }, to), change.now);
	return { ok: true, repeated: false };
}

type CountedMove = Pick<
	Selectable<Schema["moving_bookings"]>,
	"vehicle_type" | "booking_date" | "booking_time" | "cells" | "capacity"
>;

/** Gives back the vehicle of a locked booking that ends or moves, and takes one for the new time. */
async function changeCapacity(
	trx: Transaction<Schema>,
	before: CountedMove,
	{ to, booking_date: bookingDate, booking_time: bookingTime }: Partial<CountedMove> & { to: MovingStatus },
): Promise<MoveCapacityState> {
	const isMoved = bookingDate !== undefined && bookingTime !== undefined;
	if (usesVehicle(to) && !isMoved) return before.capacity;
	const use = usedBy(before);
	if (before.capacity === "taken") await releaseCapacity(trx, use);
	return isMoved ? takeCapacity(trx, { ...use, bookingDate, bookingTime }) : "none";
}

const usedBy = (move: CountedMove): CapacityUse => ({
	vehicleType: move.vehicle_type,
	bookingDate: move.booking_date,
	bookingTime: move.booking_time,
	cells: move.cells,
});

const statusChange = ({ expectedVersion, to, actorId }: Change) => ({
	aspect: "status",
	change: changeText(expectedVersion, to),
	actorId,
});

/** Tells a repeated change from one that came too late. */
async function findConflict(trx: Transaction<Schema>, change: Change): Promise<MoveChangeOutcome> {
	const move = await trx
		.selectFrom("moving_bookings")
		.select(["id", "status", "created_at"])
		.where("number", "=", change.number)
		.where(isShownTo("moving_bookings", change.viewer))
		.executeTakeFirst();
	if (!move) return { ok: false, reason: "gone" };
	const last = await findLatestChange(trx, { record: `move ${move.id}`, aspect: "status" });
	if (move.status === change.to && isRepeated(last, statusChange(change)))
		return { ok: true, repeated: true };
	const { at = move.created_at, by = null } = last ?? {};
	return { ok: false, reason: "changed", status: move.status, at, by };
}

/**
 * Deletes a booking and its history, and gives its vehicle back; the audit trail keeps who deleted it. Repeating it succeeds for the same
 * person and is refused for anyone else.
 */
export function deleteMove(
	db: Database,
	{ number, actorId, now }: { number: string; actorId: number; now: Date },
): Promise<{ ok: true; repeated: boolean } | { ok: false; reason: "gone" }> {
	const entry = { actorId, action: "delete", subject: `moving booking ${number}` } as const;
	return transact(db, async (trx) => {
		const deleted = await trx
			.deleteFrom("moving_bookings")
			.where("number", "=", number)
			.returning(["id", "vehicle_type", "booking_date", "booking_time", "cells", "capacity"])
			.executeTakeFirst();
		if (deleted) {
			if (deleted.capacity === "taken") await releaseCapacity(trx, usedBy(deleted));
			await deleteLatestChange(trx, { record: `move ${deleted.id}` });
			await recordChange(trx, { ...entry, now });
			return { ok: true, repeated: false };
		}
		const last = await findLatestChange(trx, { record: entry.subject });
		return isRepeated(last, { aspect: entry.action, change: "", actorId })
			? { ok: true, repeated: true }
			: { ok: false, reason: "gone" };
	});
}
