import { sql } from "kysely";
import type { Database } from "#db/client.ts";

type Range = { start: string; stop: string };

/**
 * The sales of a product. `revenue` in minor units: after discounts, without delivery, minus returned units.
 */
type ProductSold = {
	/** Null for all deleted products together. */
	productId: number | null;
	title: string;
	category: string | null;
	units: number;
	revenue: number;
};

/**
 * Returns every product that was ordered from `start` up to `stop` (UTC), most units first. One query by the
 * dates of the orders.
 */
export async function readGoodsSold(
	db: Database,
	{ start, stop, currency }: Range & { currency: string },
): Promise<ProductSold[]> {
	const rows = await db
		.selectFrom("orders")
		.innerJoin("order_lines as line", "line.order_id", "orders.id")
		.leftJoin("products", "products.id", "line.product_id")
		.leftJoin("categories", "categories.id", "products.category_id")
		.select(["line.product_id as productId", "products.title", "categories.name as category"])
		.select([
			sql<number>`sum(line.quantity - line.returned)`.as("units"),
			sql<number>`sum(line.total - line.total * line.returned / line.quantity)`.as("revenue"),
		])
		.where("orders.created_at", ">=", start)
		.where("orders.created_at", "<", stop)
		.where("orders.currency", "=", currency)
		.where("orders.status", "not in", ["cancelled", "expired"])
		.groupBy(["line.product_id", "products.title", "categories.name"])
		.execute();
	return rows
		.map((row) => ({
			productId: row.productId,
			title: row.title ?? "Products deleted since",
			category: row.category,
			units: Number(row.units),
			revenue: Number(row.revenue),
		}))
		.toSorted((a, b) => b.units - a.units || b.revenue - a.revenue || a.title.localeCompare(b.title));
}

/** The same by category, the most revenue first. */
export function sumByCategory(
	goods: readonly ProductSold[],
): { name: string; units: number; revenue: number }[] {
	const sums = new Map<string, { name: string; units: number; revenue: number }>();
	for (const { category, units, revenue } of goods) {
		const name = category ?? "No category";
		const sum = sums.get(name) ?? { name, units: 0, revenue: 0 };
		sums.set(name, { name, units: sum.units + units, revenue: sum.revenue + revenue });
	}
	return [...sums.values()].toSorted((a, b) => b.revenue - a.revenue || a.name.localeCompare(b.name));
}
