import { sql } from "kysely";
import type { Database } from "#db/client.ts";

const BEST = 8;

/** What was sold. `revenue` in minor units: after discounts, without delivery, minus returned units. */
export type GoodsSold = {
	/** Most units first; the product's id is null for all deleted products together. */
	best: { productId: number | null; title: string; units: number; revenue: number }[];
	/** The most revenue first. */
	categories: { name: string; units: number; revenue: number }[];
};

/**
 * Returns the eight best sellers and the categories of what was ordered from `start` up to `stop` (UTC). One
 * query by the dates of the orders: only its few results leave the database.
 */
export async function readGoodsSold(
	db: Database,
	{ start, stop, currency }: { start: string; stop: string; currency: string },
): Promise<GoodsSold> {
	const sold = db
		.selectFrom("orders")
		.innerJoin("order_lines as line", "line.order_id", "orders.id")
		.select([
			"line.product_id",
			sql<number>`sum(line.quantity - line.returned)`.as("units"),
			sql<number>`sum(line.total - line.total * line.returned / line.quantity)`.as("revenue"),
		])
		.where("orders.created_at", ">=", start)
		.where("orders.created_at", "<", stop)
		.where("orders.currency", "=", currency)
		.where("orders.status", "not in", ["cancelled", "expired"])
		.groupBy("line.product_id");
	const rows = await db
		.with(
			(cte) => cte("sold").materialized(),
			() => sold,
		)
		.with("best", (query) =>
			query
				.selectFrom("sold")
				.selectAll()
				.orderBy("units", "desc")
				.orderBy("revenue", "desc")
				.orderBy("product_id")
				.limit(BEST),
		)
		.selectFrom("best")
		.leftJoin("products", "products.id", "best.product_id")
		.select(["best.product_id as productId", "products.title as name", "best.units", "best.revenue"])
		.select(sql<string>`'product'`.as("kind"))
		.unionAll((query) =>
			query
				.selectFrom("sold")
				.leftJoin("products", "products.id", "sold.product_id")
				.leftJoin("categories", "categories.id", "products.category_id")
				.select([sql<null>`null`.as("productId"), "categories.name"])
				.select([sql<number>`sum(sold.units)`.as("units"), sql<number>`sum(sold.revenue)`.as("revenue")])
				.select(sql<string>`'category'`.as("kind"))
				.groupBy("categories.name"),
		)
		.execute();
	const of = (kind: string, nameless: string) =>
		rows
			.filter((row) => row.kind === kind)
			.map(({ productId, name, units, revenue }) => ({
				productId,
				name: name ?? nameless,
				units: Number(units),
				revenue: Number(revenue),
			}));
	return {
		best: of("product", "Products deleted since")
			.map(({ name, ...one }) => ({ ...one, title: name }))
			.toSorted((a, b) => b.units - a.units || b.revenue - a.revenue || a.title.localeCompare(b.title)),
		categories: of("category", "No category")
			.map(({ name, units, revenue }) => ({ name, units, revenue }))
			.toSorted((a, b) => b.revenue - a.revenue || a.name.localeCompare(b.name)),
	};
}
