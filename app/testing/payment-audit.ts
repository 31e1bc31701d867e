import { fromStripeAmount } from "#app/common/payments/stripe-amount.ts";
import { isCancelledOrExpired } from "#app/shop/orders/order-states.ts";
import type { Database } from "#db/client.ts";
import type { Books, StoredSession } from "#demo/payment-provider/books.ts";
import { chargeTransaction, disputeTransactions } from "#demo/payment-provider/fees.ts";
import { auditInvoices } from "./invoice-audit.ts";

/**
 * The differences between the ledger and the books of the demo's payment provider, as text; empty when they agree.
 * Each order must be paid at most once, no refund made twice, and everything refunded that was paid for an order
 * that has ended. Invoices and credit notes must be those of `auditInvoices`.
 */
export async function auditPayments(db: Database, books: Books): Promise<string[]> {
	const payments = await db
		.selectFrom("payments")
		.innerJoin("orders", "orders.number", "payments.subject_number")
		.select(["payments.id", "number", "provider_reference", "state", "charged_total", "orders.paid_total"])
		.select(["payments.refunded_total as refunded", "orders.refunded_total", "status", "payment"])
		.execute();
	const entries = await db
		.selectFrom("payment_entries")
		.select(["payment_id", "kind", "amount", "currency"])
		.execute();
	const refunds = await db.selectFrom("refunds").select(["payment_id", "idempotency_key", "state"]).execute();
	const own = new Set(payments.map(({ number }) => number));
	const sessions = Object.values(books.sessions).filter(({ number }) => own.has(number));
	const differences = payments.flatMap((row) => {
		const paid = sessions.filter(({ number, payment }) => number === row.number && payment !== null);
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
		const waiting = refunds.filter(
			({ payment_id, state }) => payment_id === row.id && (state === "requested" || state === "sent"),
		);
		const wrong: Record<string, boolean> = {
			"paid twice": paid.length > 1,
			"paid at a checkout that was never shown":
				session !== undefined && session.id !== row.provider_reference,
			[`charged ${row.charged_total}, provider ${charged}`]: row.charged_total !== charged,
			[`refunded ${row.refunded}, provider ${refunded}`]: row.refunded !== refunded,
			"entries that are not the totals":
				sumOf("charged") !== row.charged_total ||
				-sumOf("refunded") - sumOf("refund_failed") !== row.refunded,
			[`fees ${-sumOf("fee")}, provider ${fees}`]: -sumOf("fee") !== fees,
			"totals of the order that are not the payment's":
				row.paid_total !== charged || row.refunded_total !== refunded,
			"a refund made twice": new Set(keys).size !== keys.length || refunded > charged,
			"money kept of an order that has ended": isCancelledOrExpired(row) && refunded !== charged,
			[`${waiting.length} refunds that wait`]: waiting.length > 0,
			[`the order is ${row.payment}`]: row.payment !== paymentStateOf(charged, refunded),
		};
		return Object.keys(wrong).flatMap((what) => (wrong[what] ? [`${row.number}: ${what}`] : []));
	});
	return [...differences, ...(await auditInvoices(db))];
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
