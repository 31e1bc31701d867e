import { sql, type Transaction } from "kysely";
import { lockActor } from "#app/account/memberships/lock-actor.server.ts";
import type { Viewer } from "#app/common/access/viewer.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { queueMails } from "#app/common/mail/outbox.server.ts";
import { readDisputeStates } from "#app/payments/disputes.server.ts";
import { endPayment, openPayment, paidStay, stopAsking } from "#app/payments/payments.server.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { recordCommission } from "#app/travel/commission/ledger.server.ts";
import { nightsOf } from "#app/travel/nights/stay.ts";
import { returnNights } from "#app/travel/nights/take-nights.server.ts";
import { payBefore } from "#app/travel/quotes/deposit.ts";
import { noShowFee, stayCancellationFee } from "#app/travel/quotes/policy.ts";
import { releaseUnits } from "#app/travel/units/unit-nights.server.ts";
import type { Database } from "#db/client.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { type BookingChanged, findBookingConflict, recordBookingEvent } from "./booking-history.server.ts";
import { type BookingParty, requiresReason, unmetBookingCondition } from "./booking-rules.ts";
import { BOOKING_STATES, type BookingStatus, hasEnded } from "./booking-states.ts";
import { mailsOfChange } from "./change-mails.ts";
import { dropWaitingChange, mayStillChange, readWaitingChange } from "./dates/waiting-change.server.ts";
import { sumAtHotel } from "./due-at-hotel.ts";
import { invoiceStay } from "./invoice-stay.server.ts";
import { lockBooking } from "./lock-booking.server.ts";
import { readMailHotel } from "./own/shown-stay.server.ts";
import { readDeskPayments } from "./read-booking.server.ts";

export type BookingChange = {
	number: string;
	/** The status that the screen showed. */
	expectedStatus: BookingStatus;
	to: BookingStatus;
	by: BookingParty;
	/** A guest: limits the change to bookings that they may see. */
	viewer?: Viewer;
	/** The account that acts; null for a guest without one, and for background jobs. */
	actorId: number | null;
	now: Date;
	/** The reason, for the history and the guest's email; see `requiresReason`. */
	detail?: string | undefined;
	/** Confirmation by staff: who takes the deposit; null or absent: everything is paid at the hotel. */
	paymentProvider?: PaymentProviderName | null;
	/** Cancellation by a guest: the fee, in minor units, shown next to the button. */
	expectedFee?: number | undefined;
};

export type BookingChangeOutcome = { ok: true; repeated: boolean; fee: number } | BookingChangeRefusal;

export type BookingChangeRefusal =
	| { ok: false; reason: "gone" | "not_allowed" | "no_reason" }
	/** Not possible on this date of the hotel's calendar: before check-in, or too late for a guest. */
	| { ok: false; reason: "day"; checkIn: string }
	/** The request's deadline has passed, or has not passed yet. */
	| { ok: false; reason: "hold"; until: string }
	/** The cancellation fee is now higher than the guest saw: ask again with this fee. */
	| { ok: false; reason: "fee"; fee: number }
	| BookingChanged;

/**
 * The only function that changes a booking's status: one conditional update from the expected status, under
 * the rules of the table in `booking-rules.ts` (party, the hotel's date, the deadline of a request), with
 * history and emails in the same transaction. A status that no longer holds nights releases them in that
 * transaction, so once. A guest's cancellation costs what the agreed policy says, and never more than the fee
 * they saw; the hotel's costs nothing. What was paid online is refunded, less the fee. If one person sends the same change twice, it counts once and succeeds
 * twice. With a `viewer`, other people's bookings are not found; without one, the caller checks who acts.
 */
export function changeBooking(db: Database, change: BookingChange): Promise<BookingChangeOutcome> {
	return transact(db, (trx) => applyBookingChange(trx, change));
}

/** `changeBooking` inside a larger transaction. */
export async function applyBookingChange(
	trx: Transaction<Schema>,
	change: BookingChange,
): Promise<BookingChangeOutcome> {
	const { number, expectedStatus, to, by, now } = change;
	const isActing = await lockActor(trx, change.actorId);
	const booking = await lockBooking(trx, number, change.viewer);
	if (!booking || !isActing) return { ok: false, reason: "gone" };
	if (booking.status !== expectedStatus) return findConflict(trx, change, booking);
	const hotel = await readMailHotel(trx, booking);
	const detail = change.detail?.trim() ?? "";
	const today = wallClock(now, hotel.time_zone).date;
	const unmet = unmetBookingCondition(booking, change, { now, today });
	if (unmet === "day") return { ok: false, reason: "day", checkIn: booking.check_in };
	if (unmet === "hold") return { ok: false, reason: "hold", until: booking.hold_until ?? "" };
	if (unmet) return { ok: false, reason: "not_allowed" };
	if (by === "staff" && requiresReason(to) && !detail) return { ok: false, reason: "no_reason" };
	const fee = feeOf(booking, change);
	if (change.expectedFee !== undefined && fee > change.expectedFee) return { ok: false, reason: "fee", fee };
	const at = now.toISOString();
	const lets = BOOKING_STATES[expectedStatus].holds && !BOOKING_STATES[to].holds;
	const waiting = await readWaitingChange(trx, booking.id);
	if (waiting && !mayStillChange({ ...booking, status: to }, waiting))
		await dropWaitingChange(trx, booking, now);
	const updated = await trx
		.updateTable("bookings")
		.set({ status: to, fee, updated_at: at, ...(lets ? { nights_returned_at: at } : {}) })
		.$if(to === "confirmed", (query) => query.set(askForDeposit(booking, hotel, change)))
		.$if(hasEnded(to), (query) => query.set({ pay_before: null }))
		.$if(to === "checked_in", (query) => query.set({ checked_in_at: at }))
		.$if(to === "checked_out", (query) => query.set({ checked_out_at: at }))
		.where("id", "=", booking.id)
		.where("status", "=", expectedStatus)
		.returningAll()
		.executeTakeFirst();
	if (!updated) return findConflict(trx, change, booking);
	await recordBookingEvent(trx, {
		bookingId: booking.id,
		action: "booking status",
		from: expectedStatus,
		to,
		detail,
		amount: fee > 0 ? fee : null,
		actorId: change.actorId,
		isByStaff: by === "staff",
		now,
	});
	if (hasEnded(to)) await trx.deleteFrom("online_check_ins").where("booking_id", "=", booking.id).execute();
	if (lets) await releaseNights(trx, updated, { today, now });
	await applyToPayment(trx, updated, change);
	await recordCommission(trx, { booking: updated, timeZone: hotel.time_zone, now });
	const disputes = updated.paid_total > 0 ? await readDisputeStates(trx, paidStay(updated.number)) : [];
	const paidAtHotel = sumAtHotel(await readDeskPayments(trx, booking.id));
	const told = { ...change, detail, disputes, paidAtHotel };
	await queueMails(trx, mailsOfChange(updated, hotel, told), now);
	await invoiceStay(trx, { booking: updated, hotel, now });
	return { ok: true, repeated: false, fee };
}

/** What is stored with a payment: in English in every language. */
/** Why what was paid is refunded when a stay ends: names of stored texts. */
const ENDED: { [status in BookingStatus]?: "stayCancelled" | "stayRejected" | "stayExpired" | "stayNoShow" } =
	{
		cancelled: "stayCancelled",
		rejected: "stayRejected",
		expired: "stayExpired",
		no_show: "stayNoShow",
	};

/** A confirmed request is paid like an instant booking; without a provider, at the hotel. */
function askForDeposit(
	{ deposit, check_in: checkIn }: StoredBooking,
	hotel: { check_in_from: string; time_zone: string },
	{ paymentProvider, now }: BookingChange,
) {
	if (deposit === 0) return {};
	if (!paymentProvider) return { deposit: 0, deposit_percent: 0 };
	const arrival = { checkIn, checkInFrom: hotel.check_in_from, timeZone: hotel.time_zone };
	return { pay_before: payBefore(arrival, now) };
}

/**
 * Opens the payment of a stay that was confirmed now. A guest who arrives without having paid pays at the hotel, so
 * nothing is asked for any more. When a stay ends, refunds what is more than its fee.
 */
async function applyToPayment(
	trx: Transaction<Schema>,
	{ number, status, deposit: amount, currency, fee, pay_before }: StoredBooking,
	{ paymentProvider: provider, now }: BookingChange,
): Promise<void> {
	if (status === "checked_in" && pay_before !== null) await stopAsking(trx, { ...paidStay(number), now });
	if (status === "confirmed" && amount > 0 && provider)
		await openPayment(trx, { ...paidStay(number), provider, amount, currency, now });
	const reason = ENDED[status];
	if (reason) await endPayment(trx, { ...paidStay(number), reason: storeText(reason), kept: fee, now });
}

function feeOf(booking: StoredBooking, { to, by, now }: BookingChange): number {
	if (to === "no_show") return noShowFee(booking);
	return to === "cancelled" && by === "guest" ? stayCancellationFee(booking, now) : booking.fee;
}

/** Releases all nights; those that nobody will use or pay for no longer count as sold. */
async function releaseNights(
	trx: Transaction<Schema>,
	booking: StoredBooking,
	moment: { today: string; now: Date },
): Promise<void> {
	const { room_id: roomId, check_in: checkIn, check_out: checkOut, rooms, status } = booking;
	await returnNights(trx, { roomId, checkIn, checkOut, rooms });
	await releaseUnits(trx, booking, { ...moment, isLeft: status === "checked_out" });
	if (status === "checked_out" || status === "no_show") return;
	const nights = nightsOf({ checkIn, checkOut }).length * rooms;
	await trx
		.updateTable("hotels")
		.set({ nights_sold: sql<number>`nights_sold - ${nights}` })
		.where("id", "=", booking.hotel_id)
		.where("nights_sold", ">=", nights)
		.execute();
}

/** A change that came too late, unless it is repeated. */
async function findConflict(
	trx: Transaction<Schema>,
	{ expectedStatus: from, to, actorId }: BookingChange,
	booking: StoredBooking,
): Promise<BookingChangeOutcome> {
	const conflict = await findBookingConflict(trx, booking, { from, to, actorId });
	return conflict ?? { ok: true, repeated: true, fee: booking.fee };
}
