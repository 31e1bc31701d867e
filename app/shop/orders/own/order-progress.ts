import { wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatDisputed } from "#app/payments/payment-labels.ts";
import { CASH_ON_DELIVERY, isPartlyShipped, type ParcelCounts } from "#app/shop/orders/order-rules.ts";
import {
	hasArrived,
	isCancelledOrExpired,
	isUnpaid,
	ORDER_STATES,
	type OrderStates,
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

/**
 * When a new order expires, in the words for its customer and the shop; null when it does not. `at` is the
 * formatted time: "Fri 4 Dec, 14:00".
 */
export function formatDeadline(order: OrderProgress, at: string | null): string | null {
	if (!at || order.status !== "new" || !isUnpaid(order)) return null;
	return isPaidAhead(order) ? t.orderProgress.expires({ at }) : t.orderProgress.expiresUnconfirmed({ at });
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
		? t.orderProgress.packingRest({ shipped: describeShipped(order) })
		: isOver ||
				(order.status === "completed" && order.fulfilment === "delivered") ||
				order.fulfilment === "unfulfilled"
			? ORDER_STATES[order.status].forCustomer
			: t.orderProgress.arriving[order.fulfilment];
	if (isUnpaid(order) && (isOver || order.total === 0)) return { goods, money: null };
	if (!isUnpaid(order)) return { goods, money: sentencesOfPaid(order) };
	if (order.payment === "failed") return { goods, money: t.orderProgress.paying.failed };
	const isCash = order.payment_method === CASH_ON_DELIVERY;
	const payCourier = isCash && !hasArrived(order);
	return { goods, money: payCourier ? t.orderProgress.payCourier : t.orderProgress.paying.unpaid };
}

/** What became of the money of a paid order, and what is on its way back. */
function sentencesOfPaid(order: OrderStates & OrderMoney): string {
	const { currency, paid_total: paid, refunded_total: refunded, online } = order;
	if (order.payment === "refunded") return t.orderProgress.paying.refunded;
	const money = (amount: number) => formatMoney(amount, currency);
	const sofar = refunded > 0 ? t.orderProgress.refundedPart({ amount: money(refunded) }) : null;
	if (isCancelledOrExpired(order)) {
		const { refunding, refundingRest, willRefund, willRefundRest } = t.orderProgress;
		const say = online ? (sofar ? refundingRest : refunding) : sofar ? willRefundRest : willRefund;
		const next = formatDisputed(online?.disputes ?? []) ?? say({ amount: money(paid - refunded) });
		return [sofar, next].filter(Boolean).join(" ");
	}
	const coming = (online?.refunds ?? [])
		.filter(({ state, next_attempt_at: next }) => state !== "done" && next !== null)
		.reduce((sum, { amount }) => sum + amount, 0);
	return [
		sofar ?? t.orderProgress.paying.paid,
		coming > 0 ? t.orderProgress.refundComing({ amount: money(coming) }) : null,
	]
		.filter(Boolean)
		.join(" ");
}

/** "1 of 3 parcels shipped" */
export const describeShipped = ({ parcel_count, parcels_shipped }: ParcelCounts): string =>
	t.orderProgress.parcelsShipped({ shipped: parcels_shipped, count: parcel_count });
