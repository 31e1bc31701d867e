import type { Database } from "#db/client.ts";
import { readGoodsSold, sumByCategory } from "./goods-sold.server.ts";

const BEST = 8;
/** Up to this many orders are read each time. */
const FEW_ORDERS = 2_000;
const RETENTION_MS = 10 * 60 * 1000;
const EXPIRES_AFTER_MS = 24 * 60 * 60 * 1000;

type Period = { start: string; stop: string; currency: string };

/** The best sellers by units and the categories by revenue; `madeAt` is set when they are cached. */
export type Goods = {
	best: { productId: number | null; title: string; units: number; revenue: number }[];
	categories: { name: string; units: number; revenue: number }[];
	madeAt: string | null;
};

/**
 * Returns what was sold in a period with this many orders. Finding the eight best sellers reads every line of
 * the period, so for more than 2,000 orders the result is computed at most every ten minutes, and stored with
 * its time.
 */
export async function readGoods(
	db: Database,
	{ orders, now, ...period }: Period & { orders: number; now: Date },
): Promise<Goods> {
	if (orders <= FEW_ORDERS) return { ...(await reckon(db, period)), madeAt: null };
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
	const goods = await reckon(db, period);
	await cacheGoods(db, { period, goods, now });
	return { ...goods, madeAt: now.toISOString() };
}

async function reckon(db: Database, period: Period): Promise<Omit<Goods, "madeAt">> {
	const goods = await readGoodsSold(db, period);
	return {
		best: goods
			.slice(0, BEST)
			.map(({ productId, title, units, revenue }) => ({ productId, title, units, revenue })),
		categories: sumByCategory(goods),
	};
}

type Keeping = { period: Period; goods: Omit<Goods, "madeAt">; now: Date };

async function cacheGoods(db: Database, { period, goods, now }: Keeping): Promise<void> {
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
}
