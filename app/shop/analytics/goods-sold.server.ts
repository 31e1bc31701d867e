import { sql } from "kysely";
import type { Database } from "#db/client.ts";

const BEST = 8;
/** Up to this many orders are read each time. */
const FEW_ORDERS = 1_000;
const RETENTION_MS = 10 * 60 * 1000;
const EXPIRES_AFTER_MS = 24 * 60 * 60 * 1000;

type Period = { start: string; stop: string; currency: string };

/** What was sold. `revenue` in minor units: after discounts, without delivery, minus returned units. */
type GoodsSold = {
	/** Most units first; the product's id is null for all deleted products together. */
	best: { productId: number | null; title: string; units: number; revenue: number }[];
	/** The most revenue first. */
	categories: { name: string; units: number; revenue: number }[];
};

/** What was sold; `madeAt` is set when it is cached. */
export type Goods = GoodsSold & { madeAt: string | null };

/**
 * Returns what was sold in a period with this many orders. Finding the best sellers reads every line of
 * the period, so for more than 1,000 orders the result is computed at most every ten minutes, and stored with
 * its time.
 */
export async function readGoods(
	db: Database,
	{ orders, now, ...period }: Period & { orders: number; now: Date },
): Promise<Goods> {
	if (orders <= FEW_ORDERS) return { ...(await readGoodsSold(db, period)), madeAt: null };
	const cached = await db
		.selectFrom("goods_figures")
		.select(["best", "categories", "made_at"])
		.where("currency", "=", period.currency)
		.where("start", "=", period.start)
		.where("stop", "=", period.stop)
		.where("made_at", ">", new Date(now.getTime() - RETENTION_MS).toISOString())
		.executeTakeFirst();
	if (cached)
		return {
			best: JSON.parse(cached.best),
			categories: JSON.parse(cached.categories),
			madeAt: cached.made_at,
		};
	const goods = await readGoodsSold(db, period);
	const made = {
		made_at: now.toISOString(),
		best: JSON.stringify(goods.best),
		categories: JSON.stringify(goods.categories),
	};
	await db
		.insertInto("goods_figures")
		.values({ ...period, ...made })
		.onConflict((conflict) => conflict.columns(["currency", "start", "stop"]).doUpdateSet(made))
		.execute();
	await db
		.deleteFrom("goods_figures")
		.where("made_at", "<", new Date(now.getTime() - EXPIRES_AFTER_MS).toISOString())
		.execute();
	return { ...goods, madeAt: made.made_at };
}

/**
 * Returns the eight best sellers and the categories of what was ordered from `start` up to `stop` (UTC). One
 * query by the dates of the orders: only its few results leave the database.
 */
async function readGoodsSold(db: Database, { start, stop, currency }: Period): Promise<GoodsSold> {
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
