import type { Selectable } from "kysely";
import { fromStripeAmount } from "#app/common/payments/stripe-amount.ts";
import { usesVehicle } from "#app/rent/moving-booking.ts";
import { isCancelledOrExpired } from "#app/shop/orders/order-states.ts";
import { hasEnded } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { Books, StoredSession } from "#demo/payment-provider/books.ts";
import { chargeTransaction, disputeTransactions } from "#demo/payment-provider/fees.ts";
import { auditInvoices } from "./invoice-audit.ts";

/**
 * The differences between the ledger and the books of the demo's payment provider, as text; empty when they agree.
 * Each order, stay and deposit of a move must be paid at most once, no refund made twice, and of what has ended or
 * become cheaper no more kept than its fee or price, nor less, unless staff refunded it. With `now`, nothing may still
 * wait for money that was due before. Invoices and credit notes must be those of `auditInvoices`.
 */
export async function auditPayments(
	db: Database,
	books: Books,
	{ now }: { now?: Date } = {},
): Promise<string[]> {
	const payments = await db.selectFrom("payments").selectAll().execute();
	const records = await readRecords(db);
	const entries = await db
		.selectFrom("payment_entries")
		.select(["payment_id", "kind", "amount", "currency"])
		.execute();
	const refunds = await db.selectFrom("refunds").select(["payment_id", "state", "actor_id"]).execute();
	const own = new Set(payments.map(({ subject_number }) => subject_number));
	const sessions = Object.values(books.sessions).filter(({ number }) => own.has(number));
	const differences = payments.flatMap((row) => {
		const record = records.get(row.subject_number);
		if (!record) return [];
		const paid = sessions.filter(({ number, payment }) => number === row.subject_number && payment !== null);
		const [session] = paid;
		const made = books.refunds.filter(
			({ payment, status }) => payment === session?.payment?.id && status === "succeeded",
		);
		const inOurs = (amount: number) => fromStripeAmount(amount, session?.currency.toUpperCase() ?? "USD");
		const charged = session ? inOurs(session.amount) : 0;
		const fees = session ? inOurs(feesOf(books, session)) : 0;
		const refunded = made.reduce((sum, { amount }) => sum + inOurs(amount), 0);
		const sumOf = (kind: string) =>
			entries
				.filter((entry) => entry.payment_id === row.id && entry.kind === kind)
				.reduce((sum, { amount }) => sum + amount, 0);
		const keys = made.map(({ metadata }) => metadata.key);
		const ownRefunds = refunds.filter(({ payment_id }) => payment_id === row.id);
		const waiting = ownRefunds.filter(({ state }) => state === "requested" || state === "sent");
		const isByStaff =
			ownRefunds.some(({ actor_id }) => actor_id !== null) || keys.some((key) => key === undefined);
		const kept = charged - refunded;
		const mayKeep = record.mayKeep.map((amount) => Math.min(amount, charged));
		const wrong: Record<string, boolean> = {
			"paid twice": paid.length > 1,
			"paid at a checkout that was never shown":
				session !== undefined && session.id !== row.provider_reference,
			[`charged ${row.charged_total}, provider ${charged}`]: row.charged_total !== charged,
			[`refunded ${row.refunded_total}, provider ${refunded}`]: row.refunded_total !== refunded,
			"entries that are not the totals":
				sumOf("charged") !== row.charged_total ||
				-sumOf("refunded") - sumOf("refund_failed") !== row.refunded_total,
			[`fees ${-sumOf("fee")}, provider ${fees}`]: -sumOf("fee") !== fees,
			[`its own totals ${record.paid} and ${record.refunded}, not those of the payment`]:
				record.paid !== charged || record.refunded !== refunded,
			"a refund made twice": new Set(keys).size !== keys.length || refunded > charged,
			[`${kept} kept, not ${mayKeep.join(" or ")}`]: isByStaff
				? kept > Math.max(...mayKeep)
				: !mayKeep.includes(kept),
			[`${waiting.length} refunds that wait`]: waiting.length > 0,
			"waits for money although it is paid or has ended":
				record.waitsUntil !== null && (record.isEnded || charged > 0),
			"waits for money that was due":
				now !== undefined && record.waitsUntil !== null && record.waitsUntil <= now.toISOString(),
			[`the order is ${record.payment}`]:
				record.payment !== undefined && record.payment !== paymentStateOf(charged, refunded),
		};
		return Object.keys(wrong).flatMap((what) => (wrong[what] ? [`${row.subject_number}: ${what}`] : []));
	});
	return [...differences, ...(await auditInvoices(db))];
}

/** What an order, stay or move says about its own money, in minor units. */
type PaidRecord = {
	paid: number;
	refunded: number;
	isEnded: boolean;
	/** What may be kept of what was paid, without refunds by staff: one of these amounts. */
	mayKeep: number[];
	/** Until when it waits for money; null when it does not. */
	waitsUntil: string | null;
	/** What an order says about its payment. */
	payment?: string;
};

async function readRecords(db: Database): Promise<Map<string, PaidRecord>> {
	const orders = await db.selectFrom("orders").selectAll().execute();
	const stays = await db.selectFrom("bookings").selectAll().execute();
	const moves = await db.selectFrom("moving_bookings").selectAll().execute();
	return new Map([
		...orders.map((row) => [row.number, recordOfOrder(row)] as const),
		...stays.map((row) => [row.number, recordOfStay(row)] as const),
		...moves.map((row) => [row.number, recordOfMove(row)] as const),
	]);
}

function recordOfOrder(order: Selectable<Schema["orders"]>): PaidRecord {
	const { status, payment, paid_total: paid, refunded_total: refunded, pay_before } = order;
	const isEnded = isCancelledOrExpired(order);
	const isWaiting = status === "new" && payment === "unpaid";
	return {
		...{ paid, refunded, isEnded, payment },
		mayKeep: [isEnded ? 0 : paid],
		waitsUntil: isWaiting ? pay_before : null,
	};
}

function recordOfStay(stay: Selectable<Schema["bookings"]>): PaidRecord {
	const { status, paid_total: paid, refunded_total: refunded, fee, total, pay_before: waitsUntil } = stay;
	const isEnded = hasEnded(status);
	return { paid, refunded, isEnded, mayKeep: [isEnded ? fee : total], waitsUntil };
}

/** Of a move that ended before its deposit was paid, or that asks for none any more, nothing is kept. */
function recordOfMove(move: Selectable<Schema["moving_bookings"]>): PaidRecord {
	const { status, deposit_paid: paid, deposit_refunded: refunded, deposit_before: waitsUntil } = move;
	const isEnded = !usesVehicle(status);
	const mayKeep = isEnded
		? [move.cancellation_fee ?? 0, 0]
		: [move.deposit_due === 0 ? 0 : (move.price ?? paid)];
	return { paid, refunded, isEnded, mayKeep, waitsUntil };
}

/** What the provider has taken for a payment, in Stripe's units. Its Mollie side tells no fees. */
function feesOf(books: Books, session: StoredSession): number {
	if (session.id.startsWith("pl_")) return 0;
	const disputes = books.disputes.filter(({ payment }) => payment === session.payment?.id);
	const transactions = [chargeTransaction(session), ...disputes.flatMap(disputeTransactions)];
	return transactions.reduce((sum, transaction) => sum + (transaction?.fee ?? 0), 0);
}

function paymentStateOf(charged: number, refunded: number): string {
	if (charged === 0) return "unpaid";
	if (refunded === 0) return "paid";
	return refunded < charged ? "partially_refunded" : "refunded";
}
