import type { Selectable, Transaction } from "kysely";
import { readDisputes } from "#app/common/payments/disputes.server.ts";
import { formatDisputed } from "#app/common/payments/payment-labels.ts";
import {
	endPayment,
	openPayment,
	paidMove,
	payingStep,
	readPayment,
} from "#app/common/payments/payments.server.ts";
import type { PaymentProviderName } from "#app/common/payments/provider.ts";
import { requestRefund } from "#app/common/payments/refunds.server.ts";
import { chargeablePart } from "#app/common/payments/stripe-amount.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { isDepositOpen, isOffered, type MovePriceState, usesVehicle } from "./moving-booking.ts";
import { DEPOSIT_HOURS, depositOfMove } from "./rates/deposit.ts";
import { type MoveTerms, readMoveTerms } from "./rates/rate-cards.server.ts";

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

/**
 * The deposit that is asked for when the price of a booking is accepted, in minor units; 0 without a provider, and when
 * there was a payment before: a move has one.
 */
export async function depositToAsk(
	db: Database,
	move: Pick<Booking, "number" | "price" | "currency"> & { policy: MoveTerms | null },
	provider: PaymentProviderName | null,
): Promise<number> {
	const deposit = depositOfMove(move, provider);
	return deposit > 0 && (await readPayment(db, paidMove(move.number))) ? 0 : deposit;
}

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
	const before = deadlineOf(move, { asked: now, timeZone });
	if (new Date(before).getTime() < now.getTime() + LEAST_MS) return NO_DEPOSIT;
	const due = { deposit_due: deposit, deposit_before: before };
	await trx.updateTable("moving_bookings").set(due).where("id", "=", id).execute();
	await openPayment(trx, { ...paidMove(move.number), provider, amount: deposit, currency, now });
	return due;
}

/** Until when a deposit has to be paid: for a day after it was asked for, and an hour before the move at the latest. */
function deadlineOf(
	{ booking_date, booking_time }: MoveTime,
	{ asked, timeZone }: { asked: Date; timeZone: string },
): string {
	const within = asked.getTime() + DEPOSIT_HOURS * HOUR_MS;
	const latest = momentOf(booking_date, booking_time, timeZone).getTime() - LAST_MS;
	return new Date(Math.min(within, latest)).toISOString();
}

/**
 * Until when the open deposit of a move has to be paid at its new time. It counts from when the deposit was asked for,
 * so a move that is brought forward and put off again has its whole day.
 */
export async function payableUntil(
	trx: Transaction<Schema>,
	move: Pick<Booking, "number"> & MoveTime,
	timeZone: string,
): Promise<string> {
	const { subject, number } = paidMove(move.number);
	const { created_at } = await trx
		.selectFrom("payments")
		.select("created_at")
		.where("subject", "=", subject)
		.where("subject_number", "=", number)
		.executeTakeFirstOrThrow();
	return deadlineOf(move, { asked: new Date(created_at), timeZone });
}

/**
 * What a change of a booking means for its deposit, in the same transaction. Its price is accepted: the deposit is asked
 * for. It ends: what was paid is refunded, less a fee. It is delivered without the deposit: all is paid on the day. Its
 * price falls: what was paid above it is refunded. Returns what changed of the booking.
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
	const isUnpaid = after.deposit_due > 0 && after.deposit_paid === 0;
	if (isUnpaid && (status === "delivered" || price === null || price < after.deposit_due)) {
		await trx.updateTable("moving_bookings").set(NO_DEPOSIT).where("id", "=", after.id).execute();
		const reason = "All is paid on the day of the move";
		await endPayment(trx, { ...paidMove(after.number), reason, now });
		return NO_DEPOSIT;
	}
	if (price === null || currency === null || price_state !== "agreed") return {};
	if (after.deposit_paid > 0) {
		const kept = chargeablePart(price, currency);
		if (before.price !== price || before.price_state !== price_state)
			await refundPaid(trx, after, { kept, reason: "The price is lower now", now });
		return {};
	}
	if (before.price_state === price_state || !provider || !timeZone) return {};
	const policy = await readMoveTerms(trx, after.rate_card_id);
	const deposit = await depositToAsk(trx, { ...after, policy }, provider);
	return askForDeposit(trx, after, { deposit, provider, timeZone, now });
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
	return endPayment(trx, { ...paidMove(number), kept, reason: "The move was cancelled", now });
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
 * or null; what accepting its price asks for, in minor units; and what becomes of a deposit that they disputed.
 */
export async function readDepositToPay(
	db: Database,
	move: ShownMove,
	{ provider, now }: { provider: PaymentProviderName | null; now: Date },
): Promise<{ payOnline: ReturnType<typeof payingStep>; toAsk: number; disputed: string | null }> {
	const isAsked = isDepositOpen(move) || move.deposit_paid > 0;
	const payment = isAsked ? await readPayment(db, paidMove(move.number)) : undefined;
	return {
		payOnline: payment ? payingStep(payment, now) : null,
		disputed: payment ? formatDisputed(await readDisputes(db, payment.id)) : null,
		toAsk: isOffered(move) ? await depositToAsk(db, move, provider) : 0,
	};
}
