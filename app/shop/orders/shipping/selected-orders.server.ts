import { ORDER_CHANGES, type OrderChangeName } from "#app/shop/orders/order-changes.ts";
import { mayChangeOrder } from "#app/shop/orders/order-rules.ts";
import type { Database } from "#db/client.ts";

/** `isReady`: the change is possible in the order's current state. */
export type SelectedOrder = Awaited<ReturnType<typeof readSelectedOrders>>[number];

/** These orders in the order in which they were placed, for a bulk `change`. Unknown numbers are left out. */
export async function readSelectedOrders(
	db: Database,
	{ numbers, change }: { numbers: readonly string[]; change: OrderChangeName },
) {
	if (numbers.length === 0) return [];
	const rows = await db
		.selectFrom("orders")
		.select(["number", "name", "city", "country", "delivery_name"])
		.select(["status", "payment", "fulfilment", "payment_method"])
		.where("number", "in", numbers)
		.orderBy("id")
		.execute();
	const { column, to } = ORDER_CHANGES[change];
	return rows.map((row) => ({ ...row, isReady: mayChangeOrder(row, { column, to, by: "staff" }) }));
}
