import { wallClock } from "#app/common/calendar.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatDisputed } from "#app/payments/payment-labels.ts";
import { CASH_ON_DELIVERY, isPartlyShipped, type ParcelCounts } from "#app/shop/orders/order-rules.ts";
import {
	hasArrived,
	isCancelledOrExpired,
	isUnpaid,
	ORDER_STATES,
	type OrderStates,
	type PaymentState,
} from "#app/shop/orders/order-states.ts";
import type { Order } from "#app/shop/orders/read-order.server.ts";
import { deliveryDays, plusWorkingDays } from "#app/shop/pricing/delivery-days.ts";
import type { DisputeState, RefundState } from "#db/schema/payments.ts";

type OrderProgress = OrderStates & { payment_method: string; total: number };

/** Amounts in minor units of `currency`. `online`: null for an order that is not paid online. */
type OrderMoney = {
	currency: string;
	paid_total: number;
	refunded_total: number;
	online: {
		refunds: readonly { amount: number; state: RefundState; next_attempt_at: string | null }[];
		disputes: readonly { state: DisputeState }[];
	} | null;
};

const ARRIVING = {
	shipped: "Your order is on its way.",
	delivered: "Your order has arrived.",
	returned: "We received your returned items.",
};

const PAYING: Record<Exclude<PaymentState, "partially_refunded">, string> = {
	unpaid: "We are waiting for your payment.",
	paid: "Your payment is complete.",
	refunded: "We refunded your payment.",
	failed: "Your payment failed. Pay again.",
};

/**
 * When a new order expires, in the words for its customer and the shop; null when it does not. `at` is the
 * formatted time: "Fri 4 Dec, 14:00".
 */
export function formatDeadline(order: OrderProgress, at: string | null): string | null {
	if (!at || order.status !== "new" || !isUnpaid(order)) return null;
	return `Cancelled automatically if ${isPaidAhead(order) ? "unpaid" : "we don’t confirm it"} by ${at}.`;
}

const isPaidAhead = ({ total, payment_method }: { total: number; payment_method: string }): boolean =>
	total > 0 && payment_method !== CASH_ON_DELIVERY;

/**
 * `Arrives Tue 24 Nov – Fri 27 Nov.`: by the days that the delivery method of the order had then, counted from the date
 * in `timeZone` on which it was ordered and, unless it is paid on delivery, paid. Null for an order without a method, one
 * that waits for its payment, has arrived or ended, and when the last of the days has passed.
 */
export function expectedDelivery(
	order: Order,
	{ timeZone, now }: { timeZone: string; now: Date },
): string | null {
	const { delivery_min_days: minDays, delivery_max_days: maxDays } = order;
	if (minDays === null || maxDays === null || isCancelledOrExpired(order) || hasArrived(order)) return null;
	const isAhead = isPaidAhead(order);
	if (isAhead && isUnpaid(order)) return null;
	const paid = order.history.find(({ kind, to_value }) => kind === "payment" && to_value === "paid");
	const { date: start } = wallClock((isAhead && paid?.at) || order.created_at, timeZone);
	if (plusWorkingDays(start, maxDays) < wallClock(now, timeZone).date) return null;
	return deliveryDays({ minDays, maxDays }, start);
}

/** The progress of an order in the customer's words: the goods, then the money. */
export function sentencesFor(order: OrderProgress & OrderMoney & ParcelCounts): {
	goods: string;
	money: string | null;
} {
	const isOver = isCancelledOrExpired(order);
	const goods = isPartlyShipped(order)
		? `${describeShipped(order)}. We are packing the rest.`
		: isOver ||
				(order.status === "completed" && order.fulfilment === "delivered") ||
				order.fulfilment === "unfulfilled"
			? ORDER_STATES[order.status].forCustomer
			: ARRIVING[order.fulfilment];
	if (isUnpaid(order) && (isOver || order.total === 0)) return { goods, money: null };
	if (!isUnpaid(order)) return { goods, money: sentencesOfPaid(order) };
	if (order.payment === "failed") return { goods, money: PAYING.failed };
	const isCash = order.payment_method === CASH_ON_DELIVERY;
	const payCourier = isCash && !hasArrived(order);
	return { goods, money: payCourier ? "Pay the courier in cash when your order arrives." : PAYING.unpaid };
}

/** What became of the money of a paid order, and what is on its way back. */
function sentencesOfPaid(order: OrderStates & OrderMoney): string {
	const { currency, paid_total: paid, refunded_total: refunded, online } = order;
	if (order.payment === "refunded") return PAYING.refunded;
	const money = (amount: number) => formatMoney(amount, currency);
	const sofar = refunded > 0 ? `We refunded ${money(refunded)} of your payment.` : null;
	const left = sofar ? `the other ${money(paid - refunded)}.` : `the ${money(paid)} you paid.`;
	if (isCancelledOrExpired(order)) {
		const disputed = formatDisputed(online?.disputes ?? []);
		const next = disputed ?? `${online ? "We are refunding" : "We will refund"} ${left}`;
		return [sofar, next].filter(Boolean).join(" ");
	}
	const coming = (online?.refunds ?? [])
		.filter(({ state, next_attempt_at: next }) => state !== "done" && next !== null)
		.reduce((sum, { amount }) => sum + amount, 0);
	return [sofar ?? PAYING.paid, coming > 0 ? `We are refunding ${money(coming)}.` : null]
		.filter(Boolean)
		.join(" ");
}

/** "1 of 3 parcels shipped" */
export const describeShipped = ({ parcel_count, parcels_shipped }: ParcelCounts): string =>
	`${parcels_shipped} of ${parcel_count} parcels shipped`;
