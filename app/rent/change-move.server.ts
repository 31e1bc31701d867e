import type { Transaction } from "kysely";
import { isRepeated, recordChange } from "#app/common/audit.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { isShownTo, type Viewer } from "#app/common/viewer.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { refuseTime } from "./booking/book-move.server.ts";
import { statusChangedMail } from "./move-mails.ts";
import { type MovingStatus, mayBecome } from "./moving-booking.ts";
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
	/**
	 * Somebody was faster: the current status, since when, and who did it (null: the customer, or a deleted
	 * account).
	 */
	| { ok: false; reason: "changed"; status: MovingStatus; at: string; by: string | null };

/**
 * Changes a booking from the expected status to another with one conditional update, and writes its history
 * and the customer's email in the same transaction. If one person sends the same change twice, it counts once
 * and succeeds twice.
 */
export function changeMovingStatus(db: Database, change: Change): Promise<MoveChangeOutcome> {
	return transact(db, (trx) => applyChange(trx, change, {}));
}

/**
 * Moves a confirmed booking to another date and time (in `timeZone`) and sets it back to pending. Refused,
 * like a new booking, when that is too soon or too far ahead.
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
	);
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
	const updated = await trx
		.updateTable("moving_bookings")
		.set({ status: to, updated_at: at, ...also })
		.where("number", "=", number)
		.where(isShownTo("moving_bookings", viewer))
		.where("status", "=", expectedVersion)
		.returningAll()
		.executeTakeFirst();
	if (!updated) return findConflict(trx, change);
	await trx
		.updateTable("moving_bookings")
		.set({ search_text: movingSearchText(updated) })
		.where("id", "=", updated.id)
		.execute();
	await trx
		.insertInto("moving_booking_events")
		.values({ booking_id: updated.id, from_status: expectedVersion, to_status: to, actor_id: actorId, at })
		.execute();
	const { email } = updated;
	if (email) await writeMail(trx, statusChangedMail({ ...updated, email }, to), change.now);
	return { ok: true, repeated: false };
}

/** Tells a repeated change from one that came too late. */
async function findConflict(trx: Transaction<Schema>, change: Change): Promise<MoveChangeOutcome> {
	const last = await trx
		.selectFrom("moving_bookings")
		.innerJoin("moving_booking_events as event", "event.booking_id", "moving_bookings.id")
		.leftJoin("accounts", "accounts.id", "event.actor_id")
		.select(["moving_bookings.status", "event.from_status", "event.actor_id", "event.at", "accounts.name"])
		.where("moving_bookings.number", "=", change.number)
		.where(isShownTo("moving_bookings", change.viewer))
		.orderBy("event.id", "desc")
		.limit(1)
		.executeTakeFirst();
	if (!last) return { ok: false, reason: "gone" };
	const isOwnRepeat =
		last.actor_id === change.actorId &&
		last.status === change.to &&
		last.from_status === change.expectedVersion;
	if (isOwnRepeat) return { ok: true, repeated: true };
	return { ok: false, reason: "changed", status: last.status, at: last.at, by: last.name };
}

/**
 * Deletes a booking and its history; the audit trail keeps who deleted it. Repeating it succeeds for the same
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
			.returning("id")
			.executeTakeFirst();
		if (deleted) {
			await recordChange(trx, { ...entry, now });
			return { ok: true, repeated: false };
		}
		return (await isRepeated(trx, entry)) ? { ok: true, repeated: true } : { ok: false, reason: "gone" };
	});
}
