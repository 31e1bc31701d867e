import type { Transaction } from "kysely";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { askFor, paidStay } from "#app/payments/payments.server.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { recordCommission } from "#app/travel/commission/ledger.server.ts";
import { NightsTakenError, retakeNights } from "#app/travel/nights/take-nights.server.ts";
import {
	type BookingChanged,
	findBookingConflict,
	recordBookingEvent,
} from "#app/travel/stays/booking-history.server.ts";
import { correctionOf, undoTarget } from "#app/travel/stays/booking-rules.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import { creditStay } from "#app/travel/stays/invoice-stay.server.ts";
import { fitUnits } from "#app/travel/units/unit-nights.server.ts";
import type { Database } from "#db/client.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { lockManagedBooking } from "./act-on-booking.server.ts";

type Undo = {
	number: string;
	/** The status that the screen showed. */
	expectedStatus: BookingStatus;
	actor: Actor;
	/** Who takes the deposit of a stay that is unpaid again; null or absent: it is paid at the hotel. */
	paymentProvider?: PaymentProviderName | null;
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
 * from the expected status, with a history entry. Undoing the check-in of an unpaid stay asks for its deposit
 * again, until the same deadline. Undoing a check-out takes the nights again, and is refused
 * when one is taken. If one person sends it twice, it counts once and succeeds twice. Refused as "gone" for a
 * hotel that the actor does not manage. New dates that waited for
 * their payment at a check-out do not come back. The guest gets no email.
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
	const { number, expectedStatus, actor, now } = undo;
	const managed = await lockManagedBooking(trx, { number, actor });
	if (!managed) return { ok: false, reason: "gone" };
	const { booking, hotel } = managed;
	const correction = correctionOf(expectedStatus);
	if (booking.status !== expectedStatus) {
		const late = { from: expectedStatus, to: correction?.to ?? null, actorId: actor.accountId };
		return (await findBookingConflict(trx, booking, late)) ?? { ok: true, repeated: true };
	}
	const to = undoTarget(booking, hotel.time_zone, now);
	if (!to || !correction) return { ok: false, reason: "not_allowed" };
	const at = now.toISOString();
	const undone = await trx
		.updateTable("bookings")
		.set({ status: to, nights_returned_at: null, updated_at: at, [correction.at]: null })
		.where("id", "=", booking.id)
		.where("status", "=", expectedStatus)
		.returningAll()
		.executeTakeFirstOrThrow();
	await recordBookingEvent(trx, {
		bookingId: booking.id,
		action: "booking status",
		from: expectedStatus,
		to,
		actorId: actor.accountId,
		isByStaff: true,
		now,
	});
	if (to === "confirmed" && undone.pay_before !== null) await askAgain(trx, undone, undo);
	if (booking.nights_returned_at !== null) {
		const { room_id: roomId, check_in: checkIn, check_out: checkOut, rooms } = booking;
		await retakeNights(trx, { roomId, checkIn, checkOut, rooms });
		await fitUnits(trx, undone);
	}
	if (expectedStatus === "checked_out") {
		await creditStay(trx, number, now);
		await recordCommission(trx, { booking: undone, timeZone: hotel.time_zone, now });
	}
	return { ok: true, repeated: false };
}

/** A stay that had not been paid when its guest was checked in asks for its deposit again, as before. */
async function askAgain(
	trx: Transaction<Schema>,
	{ id, number, deposit: amount, currency }: StoredBooking,
	{ paymentProvider: provider, now }: Undo,
): Promise<void> {
	if (provider) return askFor(trx, { ...paidStay(number), provider, amount, currency, now });
	const atHotel = { pay_before: null, deposit: 0, deposit_percent: 0 };
	await trx.updateTable("bookings").set(atHotel).where("id", "=", id).execute();
}
