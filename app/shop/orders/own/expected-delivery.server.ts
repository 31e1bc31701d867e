import { wallClock } from "#app/common/calendar.ts";
import { deliveryDays } from "#app/shop/checkout/pricing/delivery-days.ts";
import type { Database } from "#db/client.ts";

/**
 * `Arrives Tue 24 Nov – Fri 27 Nov.`, as checkout showed it: by the days of the order's delivery method, counted from the
 * date of the order in `timeZone`. Null for an order without a method that still exists.
 */
export async function expectedDelivery(
	db: Database,
	{ number, timeZone }: { number: string; timeZone: string },
): Promise<string | null> {
	const found = await db
		.selectFrom("orders")
		.innerJoin("delivery_methods as method", "method.id", "orders.delivery_method_id")
		.select(["method.min_days as minDays", "method.max_days as maxDays", "orders.created_at"])
		.where("orders.number", "=", number)
		.executeTakeFirst();
	return found ? deliveryDays(found, wallClock(found.created_at, timeZone).date) : null;
}
