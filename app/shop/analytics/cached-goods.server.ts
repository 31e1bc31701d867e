import type { Database } from "#db/client.ts";
import { type GoodsSold, readGoodsSold } from "./goods-sold.server.ts";

/** Up to this many orders are read each time. */
const FEW_ORDERS = 1_000;
const RETENTION_MS = 10 * 60 * 1000;
const EXPIRES_AFTER_MS = 24 * 60 * 60 * 1000;

type Period = { start: string; stop: string; currency: string };

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
	await cacheGoods(db, { period, goods, now });
	return { ...goods, madeAt: now.toISOString() };
}

type Keeping = { period: Period; goods: GoodsSold; now: Date };

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
