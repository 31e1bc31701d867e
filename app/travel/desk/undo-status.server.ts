import type { Selectable, Transaction } from "kysely";
import { type Actor, isManagedBy } from "#app/travel/hotels/own-hotels.server.ts";
import { NightsTakenError, retakeNights } from "#app/travel/nights/take-nights.server.ts";
import { statusBeforeCorrection, undoTarget } from "#app/travel/stays/booking-rules.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import type { BookingChangeRefusal } from "#app/travel/stays/change-booking.server.ts";
import { lockActor, lockBooking } from "#app/travel/stays/lock-booking.server.ts";
import { type Booking, readBookingHistory } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

type Undo = {
	number: string;
	/** The status that the screen showed. */
	expectedVersion: BookingStatus;
	actor: Actor;
	now: Date;
};

export type UndoOutcome =
	| { ok: true; repeated: boolean }
	/** The booking does not exist, or the actor does not manage its hotel. */
	| { ok: false; reason: "gone" }
	/** It has another status, or its check-in or check-out was not today. */
	| { ok: false; reason: "not_allowed" }
	/** Somebody else changed the booking first: see `BookingChangeRefusal`. */
	| Extract<BookingChangeRefusal, { reason: "changed" }>
	/** Somebody has booked or blocked nights that the check-out put back on sale. */
	| { ok: false; reason: "taken" };

/**
 * Undoes a check-in or check-out on the day it was recorded, in the hotel's time zone: one conditional update
 * from the expected status, with a history entry. Undoing a check-out takes the nights again, and is refused
 * when one is taken. If one person sends it twice, it counts once and succeeds twice. Refused as "gone" for a
 * hotel that the actor does not manage. The guest gets no email.
 */
export async function undoStatus(db: Database, undo: Undo): Promise<UndoOutcome> {
	try {
		return await transact(db, (trx) => applyUndo(trx, undo));
	} catch (error) {
		if (!(error instanceof NightsTakenError)) throw error;
		return { ok: false, reason: "taken" };
	}
}

async function applyUndo(trx: Transaction<Schema>, undo: Undo): Promise<UndoOutcome> {
	const { number, expectedVersion, actor, now } = undo;
	const isActing = await lockActor(trx, actor.accountId);
	const booking = await lockBooking(trx, number);
	const hotel = booking && (await readManagedHotel(trx, booking, actor));
	if (!booking || !hotel || !isActing) return { ok: false, reason: "gone" };
	const history = await readBookingHistory(trx, booking.id);
	if (booking.status !== expectedVersion) return findConflict(booking, history, undo);
	const to = undoTarget({ status: expectedVersion, timeZone: hotel.time_zone }, history, now);
	if (!to) return { ok: false, reason: "not_allowed" };
	const at = now.toISOString();
	await trx
		.updateTable("bookings")
		.set({ status: to, nights_returned_at: null, updated_at: at })
		.where("id", "=", booking.id)
		.where("status", "=", expectedVersion)
		.executeTakeFirstOrThrow();
	await trx
		.insertInto("booking_events")
		.values({
			booking_id: booking.id,
			kind: "status",
			from_value: expectedVersion,
			to_value: to,
			amount: null,
			detail: "",
			once_key: null,
			actor_id: actor.accountId,
			at,
		})
		.execute();
	if (booking.nights_returned_at !== null) {
		const { room_id: roomId, check_in: checkIn, check_out: checkOut, rooms } = booking;
		await retakeNights(trx, { roomId, checkIn, checkOut, rooms });
	}
	return { ok: true, repeated: false };
}

type Row = Selectable<Schema["bookings"]>;

const readManagedHotel = (trx: Transaction<Schema>, { hotel_id }: Row, actor: Actor) =>
	trx
		.selectFrom("hotels")
		.select("time_zone")
		.where("id", "=", hotel_id)
		.where(isManagedBy(actor))
		.executeTakeFirst();

/** Repeating the same undo succeeds; otherwise returns the current status, since when, and who changed it. */
function findConflict(
	booking: Row,
	history: Booking["history"],
	{ expectedVersion, actor }: Undo,
): UndoOutcome {
	const last = history.findLast(({ kind }) => kind === "status");
	const isOwnRepeat =
		booking.status === statusBeforeCorrection(expectedVersion) &&
		last?.from_value === expectedVersion &&
		last.to_value === booking.status &&
		last.actor_id === actor.accountId;
	if (isOwnRepeat) return { ok: true, repeated: true };
	const at = last?.at ?? booking.updated_at;
	return { ok: false, reason: "changed", status: booking.status, at, by: last?.by ?? null };
}
