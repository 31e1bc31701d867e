import type { Selectable, Transaction, Updateable } from "kysely";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { formatMoney } from "#app/common/money.ts";
import { readDisputeStates } from "#app/common/payments/disputes.server.ts";
import { formatDisputed } from "#app/common/payments/payment-labels.ts";
import { paidMove } from "#app/common/payments/payments.server.ts";
import type { PaymentProviderName } from "#app/common/payments/provider.ts";
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
import { lockFleet } from "./fleet/totals.server.ts";
import { invoiceMove } from "./invoice-move.server.ts";
import { payableUntil, settleDeposit } from "./move-deposit.server.ts";
import {
	findConflict,
	findPriceConflict,
	type MoveChangeOutcome,
	type MoveDateOutcome,
	recordMoveEvent,
} from "./move-history.server.ts";
import { moveExpiredMail, statusChangedMail } from "./move-mails.ts";
import { describeNewTime } from "./move-messages.ts";
import { type MovingStatus, mayBecome, usesVehicle } from "./moving-booking.ts";
import { movingSearchText } from "./moving-search.ts";
import { readMoveLines } from "./rates/move-lines.server.ts";

type Change = {
	number: string;
	/** The status that the screen showed. */
	expectedVersion: MovingStatus;
	to: MovingStatus;
	/** A customer: limits the change to bookings that they may see. Without one, the caller checks the right. */
	viewer?: Viewer;
	/** The account that acts; null for a customer without one. */
	actorId: number | null;
	/** To confirm a move with an offered price: the price that the customer accepts. Minor units. */
	acceptedPrice?: number | null;
	/** The provider that takes the deposit of an accepted price. Without one, no deposit is due. */
	provider?: PaymentProviderName | null;
	/** The market's; needed for a deposit, and for a new date or time. */
	timeZone?: string;
	/** The change only applies while the deposit is overdue. */
	isUnpaid?: boolean;
	/** The change is about the date: a pending booking stays pending. */
	isDate?: boolean;
	/** To reschedule: the date and time that the screen showed. */
	from?: { date: string; time: string };
	/** The customer's account is being deleted, so the change isn't one by staff, although it has no viewer. */
	isRemoval?: boolean;
	/** The new date and time, if the change is about them. */
	bookingDate?: string;
	bookingTime?: string;
	now: Date;
};

/**
 * Changes a booking from the expected status to another with one conditional update, and writes its history
 * and the customer's email in the same transaction. A booking that ends gives its
 * vehicle and driver back. A move that needs a price is confirmed only at the price that the customer accepts. If one
 * person sends the same change twice, it counts once and succeeds twice.
 */
export function changeMovingStatus(db: Database, change: Change): Promise<MoveChangeOutcome> {
	return transact(db, (trx) => applyChange(trx, change));
}

/**
 * Moves an open booking to another date and time (in `timeZone`), as staff. A confirmed one is pending again. Refused,
 * like a new booking, when that is too soon or too far ahead, or when no vehicle is free then; and when the booking has
 * another time by now than `from` (`date`), or `from` is the new time (`same_time`). Its price stays. Its assignment
 * moves along, or ends when the vehicle or the driver isn't free then.
 */
export async function rescheduleMove(
	db: Database,
	change: Omit<Change, "to"> & Required<Pick<Change, "from" | "bookingDate" | "bookingTime" | "timeZone">>,
): Promise<MoveDateOutcome> {
	const { from } = change;
	const to = { date: change.bookingDate, time: change.bookingTime };
	if (isSameTime(from, to)) return { ok: false, reason: "same_time" };
	const refusal = refuseTime(change);
	if (refusal) return { ok: false, reason: refusal };
	return transact(db, (trx) =>
		applyChange(trx, { ...change, to: "pending", isDate: true }, (booking) => {
			const at = { date: booking.booking_date, time: booking.booking_time };
			if (isSameTime(at, from)) return { detail: describeNewTime(from, to) };
			const isMoved = booking.status === "pending" && isSameTime(at, to);
			return { answer: isMoved ? { ok: true, repeated: true } : { ok: false, reason: "date" } };
		}),
	).catch((error) => {
		if (error instanceof NoVehicleFreeError) return { ok: false, reason: "full", use: error.use } as const;
		throw error;
	});
}

const isSameTime = (one: { date: string; time: string }, other: { date: string; time: string }): boolean =>
	one.date === other.date && one.time === other.time;

type Decision =
	/** Nothing changes. */
	| { answer: MoveChangeOutcome }
	/** What else changes, and what the history says about it. */
	| { answer?: never; also?: Updateable<Schema["moving_bookings"]>; detail?: string };

type Booking = Selectable<Schema["moving_bookings"]>;

/**
 * `changeMovingStatus` inside a larger transaction, with a new date and time if there is one. `decide` is asked with the
 * locked booking, before it changes.
 */
export async function applyChange(
	trx: Transaction<Schema>,
	change: Change,
	decide: (booking: Booking) => Decision | Promise<Decision> = () => ({}),
): Promise<MoveChangeOutcome> {
	const { number, viewer, expectedVersion, to, actorId } = change;
	const isStill = change.isDate && expectedVersion === "pending" && to === "pending";
	if (!isStill && !mayBecome(expectedVersion, to)) return { ok: false, reason: "not_allowed" };
	const at = change.now.toISOString();
	const time = newTimeOf(change);
	// A change of vehicles locks in this order too.
	if (time) await lockFleetOf(trx, number);
	const before = await trx
		.selectFrom("moving_bookings")
		.selectAll()
		.where("number", "=", number)
		.where(isShownTo("moving_bookings", viewer))
		.where("status", "=", expectedVersion)
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
	if (!before) return findConflict(trx, change);
	if (to === "confirmed" && !isPriceAccepted(before, change))
		return findPriceConflict(trx, before, change.actorId);
	if (change.isUnpaid && !isOverdue(before, change.now)) return findConflict(trx, change);
	const decision = await decide(before);
	if (decision.answer) return decision.answer;
	const accepted = to === "confirmed" && before.price_state === "offered" ? "agreed" : before.price_state;
	const updated = await trx
		.updateTable("moving_bookings")
		.set({
			status: to,
			updated_at: at,
			price_state: accepted,
			capacity: await changeCapacity(trx, before, { to, time }),
			deposit_before: await depositBefore(trx, before, change),
			...time,
			...decision.also,
		})
		// A form that assigns a vehicle for the old time is refused, and an arrival was for the old time.
		.$if(time !== undefined, (moved) =>
			moved.set((eb) => ({ assignment_version: eb("assignment_version", "+", 1), minutes_late: null })),
		)
		.where("id", "=", before.id)
		.where("status", "=", expectedVersion)
		.where("price_state", "=", before.price_state)
		.returningAll()
		.executeTakeFirstOrThrow();
	const by = { actorId, now: change.now };
	if (!usesVehicle(to)) await endAssignment(trx, { id: updated.id, news: { kind: "cancelled" }, ...by });
	else if (time) await moveAssignment(trx, { id: updated.id, ...usedBy(updated) }, { was: before, ...by });
	await trx
		.updateTable("moving_bookings")
		.set({ search_text: movingSearchText(updated) })
		.where("id", "=", updated.id)
		.execute();
	const detail =
		accepted === before.price_state
			? (decision.detail ?? (change.isUnpaid ? "The deposit was not paid in time" : undefined))
			: `Price of ${priceOf(before)} accepted`;
	const isByStaff = viewer === undefined && !change.isRemoval;
	await recordMoveEvent(trx, { booking: updated, from: expectedVersion, actorId, isByStaff, detail, at });
	const deposit = await settleDeposit(trx, { before, after: updated }, change);
	const { email } = updated;
	if (email) {
		const lines = await readMoveLines(trx, updated.id);
		const disputes = updated.deposit_paid > 0 ? await readDisputeStates(trx, paidMove(updated.number)) : [];
		const disputed = formatDisputed(disputes);
		const move = { ...updated, ...deposit, email, lines, timeZone: change.timeZone, disputed };
		await writeMail(trx, change.isUnpaid ? moveExpiredMail(move) : statusChangedMail(move, to), change.now);
	}
	await invoiceMove(trx, updated, change.now);
	return { ok: true, repeated: false };
}

const priceOf = ({ price, currency }: Pick<Booking, "price" | "currency">): string =>
	price === null || currency === null ? "" : formatMoney(price, currency);

const isOverdue = ({ deposit_before }: Booking, now: Date): boolean =>
	deposit_before !== null && deposit_before <= now.toISOString();

/** Until when an unpaid deposit has to be paid after a change: a new time moves it. */
async function depositBefore(
	trx: Transaction<Schema>,
	before: Booking,
	{ to, timeZone, ...change }: Change,
): Promise<string | null> {
	const time = newTimeOf(change);
	if (to === "delivered" || !usesVehicle(to)) return null;
	return before.deposit_before && time && timeZone
		? payableUntil(trx, { ...before, ...time }, timeZone)
		: before.deposit_before;
}

/** Whether the move can be confirmed at its price: it needs none, or the customer accepts the offered one. */
const isPriceAccepted = ({ price_state, price }: Booking, { acceptedPrice }: Change): boolean =>
	price_state === "offered" ? price === acceptedPrice : price_state !== "wanted";

const newTimeOf = ({ bookingDate, bookingTime }: Pick<Change, "bookingDate" | "bookingTime">) =>
	bookingDate === undefined || bookingTime === undefined
		? undefined
		: { booking_date: bookingDate, booking_time: bookingTime };

async function lockFleetOf(trx: Transaction<Schema>, number: string): Promise<void> {
	const booking = await trx
		.selectFrom("moving_bookings")
		.select("vehicle_type")
		.where("number", "=", number)
		.executeTakeFirst();
	if (booking) await lockFleet(trx, booking.vehicle_type, "read");
}

type CountedMove = Pick<Booking, "vehicle_type" | "booking_date" | "booking_time" | "cells" | "capacity">;

/** Gives back the vehicle of a locked booking that ends or moves, and takes one for the new time. */
async function changeCapacity(
	trx: Transaction<Schema>,
	before: CountedMove,
	{ to, time }: { to: MovingStatus; time: ReturnType<typeof newTimeOf> },
): Promise<MoveCapacityState> {
	if (usesVehicle(to) && !time) return before.capacity;
	const instead = before.capacity === "taken" ? usedBy(before) : undefined;
	if (time) return takeCapacity(trx, usedBy({ ...before, ...time }), { instead });
	if (instead) await releaseCapacity(trx, instead);
	return "none";
}

/** What a booking takes of the fleet. */
export const usedBy = (move: CountedMove): CapacityUse => ({
	vehicleType: move.vehicle_type,
	bookingDate: move.booking_date,
	bookingTime: move.booking_time,
	cells: move.cells,
});
