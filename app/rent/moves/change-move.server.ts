import type { Selectable, Transaction, Updateable } from "kysely";
import { isShownTo, type Viewer } from "#app/common/access/viewer.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { readDisputeStates } from "#app/payments/disputes.server.ts";
import { formatDisputed } from "#app/payments/payment-labels.ts";
import { paidMove } from "#app/payments/payments.server.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { refuseTime } from "#app/rent/fleet/bookable-time.server.ts";
import { NoVehicleFreeError, releaseCapacity, takeCapacity } from "#app/rent/fleet/capacity.server.ts";
import type { MoveDate } from "#app/rent/fleet/cells.ts";
import { lockFleet } from "#app/rent/fleet/totals.server.ts";
import { endAssignment, moveAssignment } from "#app/rent/moves/job/take-assignment.server.ts";
import { invoiceMove } from "#app/rent/moves/money/invoice-move.server.ts";
import { payableUntil, settleDeposit } from "#app/rent/moves/money/move-deposit.server.ts";
import { readMoveLines } from "#app/rent/moves/money/move-lines.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { MoveCapacityState } from "#db/schema/rent.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { movingSearchText } from "./move-details.ts";
import {
	findConflict,
	findPriceConflict,
	type MoveChangeOutcome,
	type MoveDateOutcome,
	recordMoveEvent,
} from "./move-history.server.ts";
import { moveExpiredMail, statusChangedMail } from "./move-mails.ts";
import { storeNewTime } from "./move-messages.ts";
import { type MovingStatus, mayBecome, usesVehicle } from "./moving-booking.ts";

type NewTime = { booking_date: string; booking_time: string };

type Change = {
	number: string;
	/** The status that the screen showed. */
	expectedStatus: MovingStatus;
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
	/** The customer's account is being deleted, so the change isn't one by staff, although it has no viewer. */
	isRemoval?: boolean;
	/** The new date and time, if the change is about them. A pending booking then stays pending. */
	time?: NewTime;
	now: Date;
};

/**
 * Changes a booking from the expected status to another with one conditional update, and writes its history
 * and the customer's email in the same transaction. A booking that ends gives its
 * vehicle and driver back. A move that needs a price is confirmed only at the price that the customer accepts. If one
 * person sends the same change twice, it counts once and succeeds twice. `decide` is asked with the locked booking, before
 * it changes.
 */
export function changeMovingStatus(
	db: Database,
	change: Change,
	decide: Decide = () => ({}),
): Promise<MoveChangeOutcome> {
	return transact(db, (trx) => applyChange(trx, change, decide));
}

/** Cancels a move whose deposit is overdue, and tells its customer why. Refused when the deposit was paid meanwhile. */
export function cancelUnpaidMove(
	db: Database,
	{ number, expectedStatus, now }: Pick<Change, "number" | "expectedStatus" | "now">,
): Promise<MoveChangeOutcome> {
	const change = { number, expectedStatus, to: "cancelled", actorId: null, now } as const;
	return transact(db, (trx) =>
		applyChange(trx, change, async (booking) =>
			isOverdue(booking, now)
				? { detail: storeText("depositUnpaid"), mail: moveExpiredMail }
				: { answer: await findConflict(trx, change) },
		),
	);
}

type Rescheduling = Pick<Change, "number" | "expectedStatus" | "actorId" | "now"> &
	NewTime & {
		/** The date and time that the screen showed. */
		from: MoveDate;
		timeZone: string;
	};

/**
 * Moves an open booking to another date and time (in `timeZone`), as staff. A confirmed one is pending again. Refused,
 * like a new booking, when that is too soon or too far ahead, or when no vehicle is free then; and when the booking has
 * another time by now than `from` (`date`), or `from` is the new time (`same_time`). Its price stays. Its assignment
 * moves along, or ends when the vehicle or the driver isn't free then.
 */
export async function rescheduleMove(
	db: Database,
	{ from, booking_date, booking_time, ...change }: Rescheduling,
): Promise<MoveDateOutcome> {
	const time = { booking_date, booking_time };
	const to = { date: booking_date, time: booking_time };
	if (isAt(time, from)) return { ok: false, reason: "same_time" };
	const refusal = refuseTime({ ...time, ...change });
	if (refusal) return { ok: false, reason: refusal };
	return transact(db, (trx) =>
		applyChange(trx, { ...change, time, to: "pending" }, (booking) => {
			if (isAt(booking, from)) return { detail: storeNewTime(from, to) };
			const isMoved = booking.status === "pending" && isAt(booking, to);
			return { answer: isMoved ? { ok: true, repeated: true } : { ok: false, reason: "date" } };
		}),
	).catch(explainNoVehicle);
}

/** Whether a move is at a date and time. */
export const isAt = ({ booking_date, booking_time }: NewTime, { date, time }: MoveDate): boolean =>
	booking_date === date && booking_time === time;

/** The refusal of a new time at which no vehicle is free; other errors are thrown again. */
export function explainNoVehicle(error: unknown): MoveDateOutcome {
	if (error instanceof NoVehicleFreeError) return { ok: false, reason: "full", use: error.use };
	throw error;
}

export type Decision =
	/** Nothing changes. */
	| { answer: MoveChangeOutcome }
	/** What else changes, what the history says about it, and the email if it is not the usual one. */
	| {
			answer?: never;
			also?: Updateable<Schema["moving_bookings"]>;
			detail?: string;
			mail?: typeof moveExpiredMail;
	  };

export type StoredMove = Selectable<Schema["moving_bookings"]>;

type Decide = (booking: StoredMove) => Decision | Promise<Decision>;

async function applyChange(
	trx: Transaction<Schema>,
	change: Change,
	decide: Decide,
): Promise<MoveChangeOutcome> {
	const { number, viewer, expectedStatus, to, time, actorId } = change;
	const isStill = time && expectedStatus === "pending" && to === "pending";
	if (!isStill && !mayBecome(expectedStatus, to)) return { ok: false, reason: "not_allowed" };
	const at = change.now.toISOString();
	// A change of vehicles locks in this order too.
	if (time) await lockFleetOf(trx, number);
	const before = await trx
		.selectFrom("moving_bookings")
		.selectAll()
		.where("number", "=", number)
		.where(isShownTo("moving_bookings", viewer))
		.where("status", "=", expectedStatus)
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
	if (!before) return findConflict(trx, change);
	if (to === "confirmed" && !isPriceAccepted(before, change))
		return findPriceConflict(trx, before, change.actorId);
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
		.where("status", "=", expectedStatus)
		.where("price_state", "=", before.price_state)
		.returningAll()
		.executeTakeFirstOrThrow();
	const by = { actorId, now: change.now };
	if (!usesVehicle(to)) await endAssignment(trx, { id: updated.id, news: { kind: "cancelled" }, ...by });
	else if (time) await moveAssignment(trx, updated, { was: before, ...by });
	await trx
		.updateTable("moving_bookings")
		.set({ search_text: movingSearchText(updated) })
		.where("id", "=", updated.id)
		.execute();
	const detail =
		accepted === before.price_state
			? decision.detail
			: storeText("priceAccepted", { price: storedPrice(before) });
	const isByStaff = viewer === undefined && !change.isRemoval;
	await recordMoveEvent(trx, {
		booking: updated,
		from: expectedStatus,
		actorId,
		isByStaff,
		detail,
		now: change.now,
	});
	const deposit = await settleDeposit(trx, { before, after: updated }, change);
	const { email } = updated;
	if (email) {
		const lines = await writeIn(updated.language, () => readMoveLines(trx, updated.id));
		const disputes = updated.deposit_paid > 0 ? await readDisputeStates(trx, paidMove(updated.number)) : [];
		const mail = () => {
			const disputed = formatDisputed(disputes);
			const move = { ...updated, ...deposit, email, lines, timeZone: change.timeZone, disputed };
			return decision.mail?.(move) ?? statusChangedMail(move, to);
		};
		await writeMail(trx, updated.language, mail, change.now);
	}
	await invoiceMove(trx, updated, change.now);
	return { ok: true, repeated: false };
}

const storedPrice = ({ price, currency }: Pick<StoredMove, "price" | "currency">) =>
	price === null || currency === null ? "" : { amount: price, currency };

const isOverdue = ({ deposit_before }: StoredMove, now: Date): boolean =>
	deposit_before !== null && deposit_before <= now.toISOString();

/** Until when an unpaid deposit has to be paid after a change: a new time moves it. */
async function depositBefore(
	trx: Transaction<Schema>,
	before: StoredMove,
	{ to, time, timeZone, now }: Change,
): Promise<string | null> {
	if (to === "delivered" || !usesVehicle(to)) return null;
	return before.deposit_before && time && timeZone
		? payableUntil(trx, { ...before, ...time }, { timeZone, now })
		: before.deposit_before;
}

/** Whether the move can be confirmed at its price: it needs none, or the customer accepts the offered one. */
const isPriceAccepted = ({ price_state, price }: StoredMove, { acceptedPrice }: Change): boolean =>
	price_state === "offered" ? price === acceptedPrice : price_state !== "wanted";

async function lockFleetOf(trx: Transaction<Schema>, number: string): Promise<void> {
	const booking = await trx
		.selectFrom("moving_bookings")
		.select("vehicle_type")
		.where("number", "=", number)
		.executeTakeFirst();
	if (booking) await lockFleet(trx, booking.vehicle_type, "read");
}

/** Gives back the vehicle of a locked booking that ends or moves, and takes one for the new time. */
async function changeCapacity(
	trx: Transaction<Schema>,
	before: StoredMove,
	{ to, time }: Pick<Change, "to" | "time">,
): Promise<MoveCapacityState> {
	if (usesVehicle(to) && !time) return before.capacity;
	const instead = before.capacity === "taken" ? before : undefined;
	if (time) return takeCapacity(trx, { ...before, ...time }, { instead });
	if (instead) await releaseCapacity(trx, instead);
	return "none";
}
