import { sql } from "kysely";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { countWaiting } from "#app/shop/restock/restock-requests.server.ts";
import { isLow } from "#app/shop/stock/is-low.server.ts";
import { variantName } from "#app/shop/stock/product-options.ts";
import type { Database } from "#db/client.ts";

const SHOWN = 8;

/** `returnRequests`: the numbers of the orders, the longest waiting first. See `countRows` for `lowCount`. */
export type NeedsDoing = Awaited<ReturnType<typeof readNeedsDoing>>;

/**
 * Returns the open tasks of the shop, whatever the period. Stock is low when a tracked variant of an active
 * product has no more units than its own threshold; the fewest come first, from an index of low variants.
 */
export async function readNeedsDoing(db: Database) {
	// SQLite joins the tables of a cross join in the order in which they are written.
	const low = db
		.selectFrom("variants")
		.crossJoin("products")
		.whereRef("products.id", "=", "variants.product_id")
		.where("products.status", "=", "active")
		.where(isLow("variants"));
	const count = sql<number>`count(*)`.as("count");
	const [orders, requests, lowCount, variants] = await Promise.all([
		db.selectFrom("orders").select(count).where("status", "=", "new").executeTakeFirstOrThrow(),
		db
			.selectFrom("order_returns")
			.innerJoin("orders", "orders.id", "order_returns.order_id")
			.select("orders.number")
			.where("order_returns.status", "=", "requested")
			.orderBy("order_returns.id")
			.limit(SHOWN)
			.execute(),
		countRows(db, low),
		low
			.select(["variants.id as variantId", "products.id as productId", "products.title", "variants.stock"])
			.select(["variants.option1", "variants.option2", "variants.option3"])
			.orderBy("variants.stock")
			.orderBy("variants.id")
			.limit(SHOWN)
			.execute(),
	]);
	const waiting = await countWaiting(
		db,
		variants.map(({ variantId }) => variantId),
	);
	return {
		newOrders: orders.count,
		returnRequests: requests.map(({ number }) => number),
		lowCount,
		low: variants.map(({ option1, option2, option3, ...variant }) => ({
			...variant,
			waiting: waiting.get(variant.variantId) ?? 0,
			options: variantName([option1, option2, option3]),
		})),
	};
}
