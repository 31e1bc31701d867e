import { wallClock } from "#app/common/calendar.ts";
import { deliveryDays, plusWorkingDays } from "#app/shop/checkout/pricing/delivery-days.ts";
import { CASH_ON_DELIVERY } from "#app/shop/orders/order-rules.ts";
import { hasArrived, isCancelledOrExpired, isUnpaid } from "#app/shop/orders/order-states.ts";
import type { Order } from "#app/shop/orders/read-order.server.ts";

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
	const isPaidAhead = order.total > 0 && order.payment_method !== CASH_ON_DELIVERY;
	if (isPaidAhead && isUnpaid(order)) return null;
	const paid = order.history.find(({ kind, to_value }) => kind === "payment" && to_value === "paid");
	const { date: start } = wallClock((isPaidAhead && paid?.at) || order.created_at, timeZone);
	if (plusWorkingDays(start, maxDays) < wallClock(now, timeZone).date) return null;
	return deliveryDays({ minDays, maxDays }, start);
}
