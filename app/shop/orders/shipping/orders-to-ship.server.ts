import { mayChange } from "#app/shop/orders/order-rules.ts";
import type { OrderStates } from "#app/shop/orders/order-states.ts";
import type { Database } from "#db/client.ts";

export type OrderToShip = OrderStates & {
	number: string;
	name: string;
	city: string;
	country: string;
	delivery_name: string;
	/** It can be shipped as it stands now. */
	isReady: boolean;
};

/** These orders in the order they were placed in; numbers that are none of ours are left out. */
export async function readOrdersToShip(db: Database, numbers: readonly string[]): Promise<OrderToShip[]> {
	if (numbers.length === 0) return [];
	const rows = await db
		.selectFrom("orders")
		.select(["number", "name", "city", "country", "delivery_name"])
		.select(["status", "payment", "fulfilment", "payment_method"])
		.where("number", "in", numbers)
		.orderBy("id")
		.execute();
	const move = { column: "fulfilment", to: "shipped", by: "staff" } as const;
	return rows.map((row) => ({ ...row, isReady: mayChange(row, move) }));
}
