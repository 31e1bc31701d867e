import type { Selectable } from "kysely";
import { fromStripeAmount } from "#app/payments/providers/stripe-amount.ts";
import { usesVehicle } from "#app/rent/moves/moving-booking.ts";
import { isCancelledOrExpired } from "#app/shop/orders/order-states.ts";
import { awaitsPayment, hasEnded } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { Schema } from "#db/schema.ts";
import type { Books, StoredSession } from "#demo/payment-provider/books.ts";
import { chargeTransaction, disputeTransactions } from "#demo/payment-provider/fees.ts";
import { auditInvoices } from "./invoice-audit.ts";

/**
 * The differences between the ledger and the books of the demo's payment provider, as text; empty when they agree.
 * Each order and deposit of a move must be paid at most once, a stay once for each amount that it asked for, no refund made twice, and of what has ended or
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
	const sumOf = (id: number, kind: string) =>
		entries
			.filter((entry) => entry.payment_id === id && entry.kind === kind)
			.reduce((sum, { amount }) => sum + amount, 0);
	const paid = payments.map((row) => {
		const session = books.sessions[row.provider_reference ?? ""];
		const made = books.refunds.filter(
			({ payment, status }) => payment === session?.payment?.id && status === "succeeded",
		);
		const inOurs = (amount: number) => fromStripeAmount(amount, session?.currency.toUpperCase() ?? "USD");
		return {
			...row,
			charged: session?.payment ? inOurs(session.amount) : 0,
			fees: session?.payment ? inOurs(feesOf(books, session)) : 0,
			refunded: made.reduce((sum, { amount }) => sum + inOurs(amount), 0),
			keys: made.map(({ metadata }) => metadata.key),
			requested: refunds.filter(({ payment_id }) => payment_id === row.id),
		};
	});
	const ofPayments = paid.flatMap((row) => {
		const { id, charged, refunded, fees, keys, requested } = row;
		const waiting = requested.filter(({ state }) => state === "requested" || state === "sent");
		return wrongOf(row.subject_number, {
			[`charged ${row.charged_total}, provider ${charged}`]: row.charged_total !== charged,
			[`refunded ${row.refunded_total}, provider ${refunded}`]: row.refunded_total !== refunded,
			"entries that are not the totals":
				sumOf(id, "charged") !== row.charged_total ||
				-sumOf(id, "refunded") - sumOf(id, "refund_failed") !== row.refunded_total,
			[`fees ${-sumOf(id, "fee")}, provider ${fees}`]: -sumOf(id, "fee") !== fees,
			"a refund made twice": new Set(keys).size !== keys.length || refunded > charged,
			[`${waiting.length} refunds that wait`]: waiting.length > 0,
		});
	});
	const ofRecords = [...records].flatMap(([number, record]) => {
		const own = paid.filter(({ subject_number }) => subject_number === number);
		if (own.length === 0) return [];
		const sum = (rows: typeof own, what: "charged" | "refunded") =>
			rows.reduce((total, row) => total + row[what], 0);
		const [charged, refunded] = [sum(own, "charged"), sum(own, "refunded")];
		// Money that was paid when it was not asked for any more is not kept, unless as the fee of what has ended.
		const inTime = sum(
			own.filter(({ ended_at }) => record.isEnded || ended_at === null),
			"charged",
		);
		const shown = new Set(own.map(({ provider_reference }) => provider_reference));
		const stray = Object.values(books.sessions).filter(
			({ id, number: of, payment }) => of === number && payment !== null && !shown.has(id),
		);
		const isByStaff = own.some(
			({ requested, keys }) =>
				requested.some(({ actor_id }) => actor_id !== null) || keys.some((key) => key === undefined),
		);
		const kept = charged - refunded;
		const mayKeep = record.mayKeep.map((amount) => Math.min(amount, inTime));
		return wrongOf(number, {
			"paid at a checkout that was never shown": stray.length > 0,
			"asks for two amounts": own.filter(({ state, ended_at }) => state === "open" && !ended_at).length > 1,
			[`its own totals ${record.paid} and ${record.refunded}, not those of the payment`]:
				record.paid !== charged || record.refunded !== refunded,
			[`${kept} kept, not ${mayKeep.join(" or ")}`]: isByStaff
				? kept > Math.max(...mayKeep)
				: !mayKeep.includes(kept),
			"waits for money although it is paid or has ended":
				record.waitsUntil !== null && (record.isEnded || inTime > 0),
			"waits for money that was due":
				now !== undefined && record.waitsUntil !== null && record.waitsUntil <= now.toISOString(),
			[`the order is ${record.payment}`]:
				record.payment !== undefined && record.payment !== paymentStateOf(charged, refunded),
		});
	});
	return [...ofPayments, ...ofRecords, ...(await auditInvoices(db))];
}

const wrongOf = (number: string, wrong: Record<string, boolean>): string[] =>
	Object.keys(wrong).flatMap((what) => (wrong[what] ? [`${number}: ${what}`] : []));

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
		paid,
		refunded,
		isEnded,
		payment,
		mayKeep: [isEnded ? 0 : paid],
		waitsUntil: isWaiting ? pay_before : null,
	};
}

/** What the desk adds to a paid stay is paid at the hotel, so its deposit says what is paid online. */
function recordOfStay(stay: StoredBooking): PaidRecord {
	const { status, paid_total: paid, refunded_total: refunded, fee, deposit } = stay;
	const isEnded = hasEnded(status);
	const waitsUntil = awaitsPayment(stay) ? stay.pay_before : null;
	return { paid, refunded, isEnded, mayKeep: [isEnded ? fee : deposit], waitsUntil };
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
