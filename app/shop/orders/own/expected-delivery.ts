import { wallClock } from "#app/common/calendar.ts";
import { deliveryDays } from "#app/shop/checkout/pricing/delivery-days.ts";

type Placed = { delivery_min_days: number | null; delivery_max_days: number | null; created_at: string };

/**
 * `Arrives Tue 24 Nov – Fri 27 Nov.`, as checkout showed it: by the days that its delivery method had then, counted from
 * the date of the order in `timeZone`. Null for an order without a method.
 */
export function expectedDelivery(order: Placed, timeZone: string): string | null {
	const { delivery_min_days: minDays, delivery_max_days: maxDays, created_at } = order;
	if (minDays === null || maxDays === null) return null;
	return deliveryDays({ minDays, maxDays }, wallClock(created_at, timeZone).date);
}
