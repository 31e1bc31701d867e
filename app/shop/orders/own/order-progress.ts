import { CASH_ON_DELIVERY } from "#app/shop/orders/order-rules.ts";
import {
	hasArrived,
	isCancelledOrExpired,
	isUnpaid,
	ORDER_STATES,
	type OrderStates,
	type PaymentState,
} from "#app/shop/orders/order-states.ts";

type OrderProgress = OrderStates & { payment_method: string; total: number };

const ARRIVING = {
	shipped: "Your order is on its way.",
	delivered: "Your order has arrived.",
	returned: "We received your returned items.",
};

const PAYING: Record<PaymentState, string> = {
	unpaid: "We are waiting for your payment.",
	paid: "Your payment is complete.",
	partially_refunded: "We refunded part of your payment.",
	refunded: "We refunded your payment.",
	failed: "Your payment failed. Pay again.",
};

/**
 * When a new order expires, in the words for its customer and the shop; null when it does not. `at` is the
 * formatted time: "Fri 4 Dec, 14:00".
 */
export function formatDeadline(order: OrderProgress, at: string | null): string | null {
	if (!at || order.status !== "new" || !isUnpaid(order)) return null;
	const isPaidAhead = order.total > 0 && order.payment_method !== CASH_ON_DELIVERY;
	return `Cancelled automatically if ${isPaidAhead ? "unpaid" : "we don’t confirm it"} by ${at}.`;
}

/** The progress of an order in the customer's words: the goods, then the money. */
export function sentencesFor(order: OrderProgress): { goods: string; money: string | null } {
	const isOver = isCancelledOrExpired(order);
	const goods =
		isOver ||
		(order.status === "completed" && order.fulfilment === "delivered") ||
		order.fulfilment === "unfulfilled"
			? ORDER_STATES[order.status].forCustomer
			: ARRIVING[order.fulfilment];
	if (isUnpaid(order) && (isOver || order.total === 0)) return { goods, money: null };
	if (isOver && order.payment !== "refunded") return { goods, money: "We will refund what you paid." };
	if (order.payment !== "unpaid") return { goods, money: PAYING[order.payment] };
	const isCash = order.payment_method === CASH_ON_DELIVERY;
	const payCourier = isCash && !hasArrived(order);
	return { goods, money: payCourier ? "Pay the courier in cash when your order arrives." : PAYING.unpaid };
}
