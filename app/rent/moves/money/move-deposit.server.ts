import type { Selectable, Transaction } from "kysely";
import { formatDeadlineInZone } from "#app/common/calendar.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import { readDisputeStates } from "#app/payments/disputes.server.ts";
import { formatDisputed } from "#app/payments/payment-labels.ts";
import {
	askFor,
	endPayment,
	paidMove,
	payingStep,
	readPayment,
	stopAsking,
} from "#app/payments/payments.server.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { chargeablePart } from "#app/payments/providers/stripe-amount.ts";
import { requestRefund } from "#app/payments/refunds.server.ts";
import {
	depositLeft,
	isDepositOpen,
	isOffered,
	type MovePriceState,
	usesVehicle,
} from "#app/rent/moves/moving-booking.ts";
import { QUOTE_MINUTES } from "#app/rent/rates/agreed-quote.ts";
import { DEPOSIT_HOURS, depositOfMove } from "#app/rent/rates/deposit.ts";
import { type MoveTerms, readMoveTerms } from "#app/rent/rates/rate-cards.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

const HOUR_MS = 60 * 60 * 1000;
/** How long before the move its deposit has to be paid at the latest. */
const LAST_MS = HOUR_MS;
/** With less time than this to pay, no deposit is due: the customer pays the whole price on the day. */
const LEAST_MS = HOUR_MS / 2;

type Booking = Selectable<Schema["moving_bookings"]>;
type MoveTime = Pick<Booking, "booking_date" | "booking_time">;

/** What is to be paid online, in minor units, and until when while it is not paid. */
type AskedDeposit = Pick<Booking, "deposit_due" | "deposit_before">;

export const NO_DEPOSIT: AskedDeposit = { deposit_due: 0, deposit_before: null };

type Clock = { timeZone: string; now: Date };

/**
 * The deposit that is asked for when the price of a booking is accepted, in minor units; 0 without a provider, when
 * there was a payment before, and shortly before the move.
 */
export async function depositToAsk(
	db: Database,
	move: Pick<Booking, "number" | "price" | "currency"> & MoveTime & { policy: MoveTerms | null },
	{ provider, timeZone, now }: Clock & { provider: PaymentProviderName | null },
): Promise<number> {
	const deposit = depositOfMove(move, provider);
	if (deposit === 0 || isTooSoonToPay(move, { timeZone, now })) return 0;
	return (await readPayment(db, paidMove(move.number))) ? 0 : deposit;
}

const isTooSoonToPay = (move: MoveTime, { timeZone, now }: Clock): boolean =>
	latestDeadline(move, timeZone) < now.getTime() + LEAST_MS;

/**
 * Asks for the deposit of a move, in the transaction in which its price is agreed: stores the payment, and until when
 * it has to be paid. The checkout is created afterwards. Asks for nothing shortly before the move. The deposit is in
 * minor units of `currency`.
 */
export async function askForDeposit(
	trx: Transaction<Schema>,
	move: Pick<Booking, "id" | "number" | "currency"> & MoveTime,
	asked: { deposit: number; provider: PaymentProviderName; timeZone: string; now: Date },
): Promise<AskedDeposit> {
	const { deposit, provider, timeZone, now } = asked;
	const { id, currency } = move;
	if (deposit === 0 || currency === null) return NO_DEPOSIT;
	if (isTooSoonToPay(move, { timeZone, now })) return NO_DEPOSIT;
	const due = { deposit_due: deposit, deposit_before: deadlineOf(move, { asked: now, timeZone }) };
	await trx.updateTable("moving_bookings").set(due).where("id", "=", id).execute();
	await askFor(trx, { ...paidMove(move.number), provider, amount: deposit, currency, now });
	return due;
}

/** Until when a deposit has to be paid: for a day after it was asked for, and an hour before the move at the latest. */
function deadlineOf(
	{ booking_date, booking_time }: MoveTime,
	{ asked, timeZone }: { asked: Date; timeZone: string },
): string {
	const within = asked.getTime() + DEPOSIT_HOURS * HOUR_MS;
	return new Date(Math.min(within, latestDeadline({ booking_date, booking_time }, timeZone))).toISOString();
}

const latestDeadline = ({ booking_date, booking_time }: MoveTime, timeZone: string): number =>
	momentOf(booking_date, booking_time, timeZone).getTime() - LAST_MS;

/**
 * How long a customer has to pay the deposit of a move that they book or whose price they accept now, or while the price
 * is valid: "within 24 hours after you book", and "before Fri 4 Dec, 09:00 (Eastern Time)" when the move is sooner.
 */
export function describeDepositDeadline(
	move: MoveTime,
	what: "book" | "accept",
	{ timeZone, now }: Clock,
): string {
	const texts = t.moveMoney.deadline;
	const latest = latestDeadline(move, timeZone);
	const until = {
		moment: formatDeadlineInZone(new Date(latest).toISOString(), timeZone, now),
		hours: DEPOSIT_HOURS,
	};
	const isWithin = (ms: number) => latest <= now.getTime() + DEPOSIT_HOURS * HOUR_MS + ms;
	if (isWithin(0)) return texts.before(until);
	const isSooner = isWithin(QUOTE_MINUTES * 60_000);
	if (what === "book") return isSooner ? texts.bookBefore(until) : texts.book(until);
	return isSooner ? texts.acceptBefore(until) : texts.accept(until);
}

/**
 * Until when the open deposit of a move has to be paid at its new time. It counts from when something was asked for
 * first since the last payment, so a move that is brought forward and put off again has its whole day, and no more.
 */
export async function payableUntil(
	db: Database,
	move: Pick<Booking, "number"> & MoveTime,
	{ timeZone, now }: Clock,
): Promise<string> {
	const { subject, number } = paidMove(move.number);
	const payments = await db
		.selectFrom("payments")
		.select(["created_at", "charged_total", "ended_at"])
		.where("subject", "=", subject)
		.where("subject_number", "=", number)
		.orderBy("id")
		.execute();
	const paid = payments.findLastIndex((each) => each.charged_total > 0 && each.ended_at === null);
	const asked = payments[paid + 1]?.created_at;
	return deadlineOf(move, { asked: asked === undefined ? now : new Date(asked), timeZone });
}

/**
 * What a change of a booking means for its deposit, in the same transaction. Its price is accepted: the deposit is asked
 * for. It ends: what was paid is refunded, less a fee. It is delivered without the deposit: all is paid on the day. Its
 * price changes: its deposit follows, what is missing is asked for, and what was paid above the price is refunded.
 * Returns what changed of the booking.
 */
export async function settleDeposit(
	trx: Transaction<Schema>,
	{ before, after }: { before: Booking; after: Booking },
	{ provider, timeZone, now }: { provider?: PaymentProviderName | null; timeZone?: string; now: Date },
): Promise<Partial<AskedDeposit>> {
	const { status, price, currency, price_state } = after;
	if (!usesVehicle(status)) {
		await endDeposit(trx, after, { fee: after.cancellation_fee ?? 0, now });
		return {};
	}
	if (depositLeft(after) > 0 && (status === "delivered" || price === null))
		return askForNothing(trx, after, now);
	if (price === null || currency === null || price_state !== "agreed") return {};
	const isAccepted = before.price_state !== price_state;
	if (after.deposit_paid > 0 && (isAccepted || before.price !== price)) {
		const kept = chargeablePart(price, currency);
		await refundPaid(trx, after, { kept, reason: storeText("priceLower"), now });
	}
	if (provider === undefined || !timeZone) return {};
	if (!isAccepted) return before.price === price ? {} : followPrice(trx, after, { provider, timeZone, now });
	if (after.deposit_paid > 0 || provider === null) return {};
	const policy = await readMoveTerms(trx, after.rate_card_id);
	const deposit = await depositToAsk(trx, { ...after, policy }, { provider, timeZone, now });
	return askForDeposit(trx, after, { deposit, provider, timeZone, now });
}

/**
 * What is left to pay online of the deposit of a move whose price or time has changed, in minor units, and until when;
 * null when nothing is: the deposit is waived, the new price is low enough, or the move is too soon.
 */
export async function leftOfDeposit(
	db: Database,
	move: Pick<Booking, "number" | "price" | "currency" | "deposit_due"> &
		MoveTime & { policy: MoveTerms | null },
	{ provider, timeZone, now }: Clock & { provider: PaymentProviderName | null },
): Promise<{ amount: number; before: string } | null> {
	const deposit = move.deposit_due === 0 ? 0 : depositOfMove(move, provider);
	const amount = deposit - (await paidInTime(db, move.number));
	if (amount <= 0 || isTooSoonToPay(move, { timeZone, now })) return null;
	return { amount, before: await payableUntil(db, move, { timeZone, now }) };
}

/** The sum of the payments that arrived while they were due, in minor units. Later payments are refunded. */
async function paidInTime(db: Database, number: string): Promise<number> {
	const { subject } = paidMove(number);
	const { paid } = await db
		.selectFrom("payments")
		.select(({ fn }) => fn.sum<number | null>("charged_total").as("paid"))
		.where("subject", "=", subject)
		.where("subject_number", "=", number)
		.where("ended_at", "is", null)
		.executeTakeFirstOrThrow();
	return Number(paid);
}

/** Asks for what is left of the deposit of a move whose price has changed, and for nothing else. */
async function followPrice(
	trx: Transaction<Schema>,
	move: Booking,
	{ provider, timeZone, now }: Clock & { provider: PaymentProviderName | null },
): Promise<AskedDeposit> {
	const policy = await readMoveTerms(trx, move.rate_card_id);
	const left = await leftOfDeposit(trx, { ...move, policy }, { provider, timeZone, now });
	if (left === null || provider === null || move.currency === null) return askForNothing(trx, move, now);
	const asked = { deposit_due: move.deposit_paid + left.amount, deposit_before: left.before };
	await trx.updateTable("moving_bookings").set(asked).where("id", "=", move.id).execute();
	await askFor(trx, {
		...paidMove(move.number),
		provider,
		amount: left.amount,
		currency: move.currency,
		now,
	});
	return asked;
}

/** Stops asking for the deposit: the customer pays on the day of the move. Money that arrives anyway is refunded. */
async function askForNothing(trx: Transaction<Schema>, move: Booking, now: Date): Promise<AskedDeposit> {
	const asked = { deposit_due: Math.min(move.deposit_due, move.deposit_paid), deposit_before: null };
	await trx.updateTable("moving_bookings").set(asked).where("id", "=", move.id).execute();
	await stopAsking(trx, { ...paidMove(move.number), now });
	return asked;
}

/**
 * Ends the payment of a move that ends, in the same transaction: refunds what was paid, less what the customer owes for
 * cancelling late (minor units).
 */
export const endDeposit = (
	trx: Transaction<Schema>,
	{ number, currency }: { number: string; currency: string | null },
	{ fee, now }: { fee: number; now: Date },
): Promise<void> => {
	const kept = currency === null ? 0 : chargeablePart(fee, currency);
	return endPayment(trx, { ...paidMove(number), kept, reason: storeText("moveCancelled"), now });
};

async function refundPaid(
	trx: Transaction<Schema>,
	move: Pick<Booking, "number">,
	refund: { kept: number; reason: string; now: Date },
): Promise<void> {
	const payment = await readPayment(trx, paidMove(move.number));
	if (payment) await requestRefund(trx, { paymentId: payment.id, ...refund });
}

type ShownMove = Parameters<typeof depositToAsk>[1] &
	Parameters<typeof isDepositOpen>[0] & { price_state: MovePriceState; deposit_paid: number };

/**
 * How the customer of a move pays its deposit: the link to the provider's page, "retry" while it could not be created,
 * or null; what accepting its price asks for, in minor units, and how long they have to pay it then; and what becomes of a
 * deposit that they disputed.
 */
export async function readDepositToPay(
	db: Database,
	move: ShownMove,
	{ provider, timeZone, now }: Clock & { provider: PaymentProviderName | null },
): Promise<{
	payOnline: ReturnType<typeof payingStep>;
	toAsk: number;
	deadline: string;
	disputed: string | null;
}> {
	const payment = isDepositOpen(move) ? await readPayment(db, paidMove(move.number)) : undefined;
	const disputes = move.deposit_paid > 0 ? await readDisputeStates(db, paidMove(move.number)) : [];
	return {
		payOnline: payment ? payingStep(payment, now) : null,
		disputed: formatDisputed(disputes),
		toAsk: isOffered(move) ? await depositToAsk(db, move, { provider, timeZone, now }) : 0,
		deadline: describeDepositDeadline(move, "accept", { timeZone, now }),
	};
}
