import type { Transaction } from "kysely";
import { formatReferenceNumber, type NumberKind } from "#app/common/reference-number.ts";
import type { Database } from "#db/client.ts";
import type { OnlinePaymentState, PaidSubjectName } from "#db/schema/payments.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { type PaymentProvider, PaymentProviderError, type PaymentProviderName } from "./provider.ts";
import { requestRefund } from "./refunds.server.ts";

export type PaidSubject = { subject: PaidSubjectName; number: string };

const SUBJECTS: Record<NumberKind, PaidSubjectName> = { M: "order", H: "stay", R: "move" };

/** What is paid under a number, which says by its first letter what it is of. */
export const paidSubject = (number: string): PaidSubject => ({
	subject: SUBJECTS[number[0] as NumberKind] ?? "order",
	number,
});

export const paidOrder = (number: string): PaidSubject => ({ subject: "order", number });
export const paidMove = (number: string): PaidSubject => ({ subject: "move", number });
export const paidStay = (number: string): PaidSubject => ({ subject: "stay", number });

const TITLES: Record<PaidSubjectName, string> = {
	order: "Order",
	stay: "Room booking",
	move: "Moving booking",
};

type NewPayment = PaidSubject & {
	provider: PaymentProviderName;
	/** Minor units. */
	amount: number;
	currency: string;
	now: Date;
};

/**
 * Stores an open payment, in the transaction that stores what it is for. The checkout is created afterwards: the job
 * creates it if this process does not get that far.
 */
export async function openPayment(trx: Transaction<Schema>, payment: NewPayment): Promise<void> {
	const { number, now, ...rest } = payment;
	const at = now.toISOString();
	const times = { next_check_at: at, created_at: at, updated_at: at };
	await trx
		.insertInto("payments")
		.values({ ...rest, ...times, subject_number: number, state: "open" })
		.execute();
}

/**
 * Asks for this amount, and for nothing else: an open payment of another amount ends. An amount of 0 asks for nothing.
 * In the transaction that changes what is owed.
 */
export async function askFor(trx: Transaction<Schema>, payment: NewPayment): Promise<void> {
	const asked = await askedPayments(trx, payment).select("amount").executeTakeFirst();
	if (asked?.amount === payment.amount) return;
	await stopAsking(trx, payment);
	if (payment.amount > 0) await openPayment(trx, payment);
}

const askedPayments = (trx: Transaction<Schema>, { subject, number }: PaidSubject) =>
	trx
		.selectFrom("payments")
		.where("subject", "=", subject)
		.where("subject_number", "=", number)
		.where("state", "=", "open")
		.where("ended_at", "is", null);

/**
 * Ends what is asked for, in the transaction after which it is not owed: the next check expires its checkout, so that
 * nobody can pay it any more, and money that arrives anyway is refunded.
 */
export async function stopAsking(
	trx: Transaction<Schema>,
	{ now, ...paid }: PaidSubject & { now: Date },
): Promise<void> {
	const at = now.toISOString();
	const asked = await askedPayments(trx, paid).select(["id", "provider_reference"]).executeTakeFirst();
	if (!asked) return;
	await trx
		.updateTable("payments")
		.set({ ended_at: at, updated_at: at })
		.set(
			asked.provider_reference === null ? { state: "expired", next_check_at: null } : { next_check_at: at },
		)
		.where("id", "=", asked.id)
		.execute();
}

/** The newest payment of something, as its pages show it; undefined for what is not paid online. */
export const readPayment = (db: Database, { subject, number }: PaidSubject) =>
	db
		.selectFrom("payments")
		.select(["id", "state", "checkout_url", "expires_at", "provider_reference"])
		.where("subject", "=", subject)
		.where("subject_number", "=", number)
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();

/** The payments of something, newest first. */
export const listPaymentIds = (db: Database, { subject, number }: PaidSubject) =>
	db
		.selectFrom("payments")
		.select("id")
		.where("subject", "=", subject)
		.where("subject_number", "=", number)
		.orderBy("id", "desc")
		.execute();

/**
 * The money that was taken and given back for something, and the refunds that a bank returned, oldest first. Amounts in
 * minor units; refunds are negative.
 */
export const readMoneyEntries = (db: Database, { subject, number }: PaidSubject) =>
	db
		.selectFrom("payment_entries as entry")
		.innerJoin("payments", "payments.id", "entry.payment_id")
		.select(["entry.id", "entry.kind", "entry.amount", "entry.at"])
		.where("payments.subject", "=", subject)
		.where("payments.subject_number", "=", number)
		.where("entry.kind", "in", ["charged", "refunded", "refund_failed"])
		.orderBy("entry.id")
		.execute();

/** The same for the person who paid. */
export const exportPayment = async (db: Database, paid: PaidSubject) =>
	(await readMoneyEntries(db, paid)).map(({ id: _, ...entry }) => entry);

/** Returns the link to the provider's page, "retry" when its checkout could not be created, or null when nothing can be paid. */
export function payingStep(
	payment: { state: OnlinePaymentState; checkout_url: string | null; expires_at: string | null },
	now: Date,
): { href: string } | "retry" | null {
	if (payment.state !== "open") return null;
	if (!payment.checkout_url) return "retry";
	return (payment.expires_at ?? "") > now.toISOString() ? { href: payment.checkout_url } : null;
}

type Creating = PaidSubject & { provider: PaymentProvider; origin: string; now: Date };

/** The address to which the provider's page leads back. */
const returnPath = (number: string) => `/track/${number}/payment`;

/**
 * Creates the checkout of an open payment at the provider, unless it has one. Runs outside a transaction. A lost
 * answer is found again by its idempotency key; a refused call needs a new key, because providers repeat their answer
 * to a key. Of two processes that create one at once, the first to store its checkout wins, and nobody ever sees the
 * other one's page. Throws a `PaymentProviderError`.
 */
export async function ensureCheckout(db: Database, creating: Creating): Promise<void> {
	const { subject, number, provider, origin, now } = creating;
	const payment = await db
		.selectFrom("payments")
		.select(["id", "amount", "currency", "refusals"])
		.where("subject", "=", subject)
		.where("subject_number", "=", number)
		.where("provider", "=", provider.name)
		.where("state", "=", "open")
		.where("ended_at", "is", null)
		.where("provider_reference", "is", null)
		.executeTakeFirst();
	if (!payment) return;
	const { id, amount, currency, refusals } = payment;
	const checkout = await provider
		.createCheckout({
			title: `${TITLES[subject]} ${formatReferenceNumber(number)}`,
			number,
			amount,
			currency,
			returnUrl: origin + returnPath(number),
			// With the number: other databases have payments with the same id, such as a restored one.
			idempotencyKey: `payment:${number}:${id}:${refusals}`,
		})
		.catch(async (error) => {
			if (error instanceof PaymentProviderError && error.isAnswered)
				await transact(db, (trx) =>
					trx
						.updateTable("payments")
						.set({ refusals: refusals + 1 })
						.where("id", "=", id)
						.where("refusals", "=", refusals)
						.execute(),
				);
			throw error;
		});
	await transact(db, (trx) =>
		trx
			.updateTable("payments")
			.set({
				provider_reference: checkout.reference,
				checkout_url: checkout.url,
				expires_at: checkout.expiresAt,
				next_check_at: nextCheckAt(0, now),
				checks: 0,
				updated_at: now.toISOString(),
			})
			.where("id", "=", id)
			.where("state", "=", "open")
			.where("provider_reference", "is", null)
			.execute(),
	);
}

const MINUTE_MS = 60 * 1000;
const CHECKS_AFTER_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];
const LAST_CHECK_MS = 60 * MINUTE_MS;

/** When to ask about an open checkout that was asked about `checks` times: after 1, 5 and 30 minutes, then each hour. */
export const nextCheckAt = (checks: number, now: Date): string =>
	new Date(now.getTime() + (CHECKS_AFTER_MS[checks] ?? LAST_CHECK_MS)).toISOString();

const FEE_CHECKS_AFTER_MS = [5 * MINUTE_MS, 60 * MINUTE_MS, 24 * 60 * MINUTE_MS];

/**
 * When to ask about a payment whose fee was not told yet, and that was asked about `checks` times: after 5 minutes, an
 * hour and a day. Null after that: the daily comparison finds what is missing.
 */
export function nextFeeCheckAt(checks: number, now: Date): string | null {
	const after = FEE_CHECKS_AFTER_MS[checks];
	return after === undefined ? null : new Date(now.getTime() + after).toISOString();
}

/**
 * Ends the payments of something that was cancelled or has expired, in the same transaction: what was paid is
 * refunded, less what is kept (minor units), and nothing is asked for any more.
 */
export async function endPayment(
	trx: Transaction<Schema>,
	{ kept = 0, reason, ...paid }: PaidSubject & { kept?: number; reason: string; now: Date },
): Promise<void> {
	await stopAsking(trx, paid);
	await refundExcess(trx, { ...paid, kept, reason });
}

/**
 * Refunds what was paid for more than `kept` (minor units), in the transaction in which it became cheaper. Does nothing
 * to what is not paid online.
 */
export async function refundExcess(
	trx: Transaction<Schema>,
	{ subject, number, kept, reason, now }: PaidSubject & { kept: number; reason: string; now: Date },
): Promise<void> {
	const newest = await readPayment(trx, { subject, number });
	if (newest) await requestRefund(trx, { paymentId: newest.id, reason, kept, now });
}
