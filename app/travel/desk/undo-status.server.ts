import type { Transaction } from "kysely";
import { recordCommission } from "#app/travel/commission/ledger.server.ts";
import { type Actor, readOwnHotel } from "#app/travel/hotels/own-hotels.server.ts";
import { NightsTakenError, retakeNights } from "#app/travel/nights/take-nights.server.ts";
import {
	type BookingChanged,
	findBookingConflict,
	recordBookingEvent,
} from "#app/travel/stays/booking-history.server.ts";
import { correctionOf, undoTarget } from "#app/travel/stays/booking-rules.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import { creditStay } from "#app/travel/stays/invoice-stay.server.ts";
import { lockBooking } from "#app/travel/stays/lock-booking.server.ts";
import { lockActor } from "#app/travel/team/lock-actor.server.ts";
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
	| BookingChanged
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
	const hotel =
		booking && (await readOwnHotel(trx, { hotelId: booking.hotel_id, actor, permission: "bookings" }));
	if (!booking || !hotel || !isActing) return { ok: false, reason: "gone" };
	if (booking.status !== expectedVersion) {
		const late = {
			from: expectedVersion,
			to: correctionOf(expectedVersion)?.to ?? null,
			actorId: actor.accountId,
		};
		return (await findBookingConflict(trx, booking, late)) ?? { ok: true, repeated: true };
	}
	const to = undoTarget(booking, hotel.time_zone, now);
	const correction = correctionOf(expectedVersion);
	if (!to || !correction) return { ok: false, reason: "not_allowed" };
	const at = now.toISOString();
	const undone = await trx
		.updateTable("bookings")
		.set({ status: to, nights_returned_at: null, updated_at: at, [correction.at]: null })
		.where("id", "=", booking.id)
		.where("status", "=", expectedVersion)
		.returningAll()
		.executeTakeFirstOrThrow();
	const event = { bookingId: booking.id, kind: "status", from: expectedVersion, to } as const;
	await recordBookingEvent(trx, { ...event, actorId: actor.accountId, isByStaff: true, now });
	if (booking.nights_returned_at !== null) {
		const { room_id: roomId, check_in: checkIn, check_out: checkOut, rooms } = booking;
		await retakeNights(trx, { roomId, checkIn, checkOut, rooms });
	}
	if (expectedVersion === "checked_out") {
		await creditStay(trx, number, now);
		await recordCommission(trx, { booking: undone, timeZone: hotel.time_zone, now });
	}
	return { ok: true, repeated: false };
}
