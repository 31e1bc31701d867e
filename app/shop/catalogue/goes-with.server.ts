import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { CARD_COLUMNS, cardOf } from "./search/card-columns.server.ts";

const SHOWN = 4;
/** Kept for each product, because some may be out of the shop when they are shown. */
const KEPT = 8;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 90;
const MOST_ORDERS = 5_000;
/** Products are bought together when at least so many orders have both. */
const FEWEST_ORDERS = 2;

/** The active products that staff chose to go with a product; without any, those that are often bought with it. */
export async function readGoesWith(db: Database, { productId }: { productId: number }) {
	const rows = await db
		.selectFrom("goes_with")
		.innerJoin("products", "products.id", "goes_with.other_id")
		.leftJoin("images", "images.hash", "products.image_hash")
		.select(CARD_COLUMNS)
		.select("goes_with.is_chosen")
		.where("goes_with.product_id", "=", productId)
		.where("products.status", "=", "active")
		.orderBy("goes_with.is_chosen", "desc")
		.orderBy("goes_with.position")
		.limit(SHOWN + KEPT)
		.execute();
	const hasChosen = rows[0]?.is_chosen;
	return rows
		.filter(({ is_chosen }) => is_chosen === hasChosen)
		.slice(0, SHOWN)
		.map(({ is_chosen: _, ...card }) => cardOf(card));
}

/**
 * Finds out which products are bought together, from the newest 5,000 orders of the last 90 days: for each product those
 * that most orders have beside it. Products that staff chose stay.
 */
export async function findBoughtTogether(db: Database, { now }: { now: Date }): Promise<number> {
	const since = new Date(now.getTime() - DAYS * DAY_MS).toISOString();
	return transact(db, async (trx) => {
		const { rows } = await sql<{ product_id: number; other_id: number; position: number }>`
			with recent as (
				select id from orders where created_at >= ${since} and status not in ('cancelled', 'expired')
				order by created_at desc, id desc limit ${sql.lit(MOST_ORDERS)}
			), pairs as (
				select one.product_id, other.product_id as other_id, count(distinct one.order_id) as orders
				from recent
				inner join order_lines as one on one.order_id = recent.id
				inner join order_lines as other on other.order_id = recent.id and other.product_id <> one.product_id
				group by one.product_id, other.product_id
				having count(distinct one.order_id) >= ${sql.lit(FEWEST_ORDERS)}
			), ranked as (
				select product_id, other_id,
					row_number() over (partition by product_id order by orders desc, other_id desc) as position
				from pairs
			)
			select product_id, other_id, position from ranked where position <= ${sql.lit(KEPT)}
			order by product_id, position`.execute(trx);
		const before = await trx
			.selectFrom("goes_with")
			.select(["product_id", "other_id"])
			.where("is_chosen", "=", false)
			.orderBy("product_id")
			.orderBy("position")
			.execute();
		const textOf = (pairs: readonly { product_id: number; other_id: number }[]) =>
			pairs.map(({ product_id, other_id }) => `${product_id} ${other_id}`).join();
		if (textOf(rows) === textOf(before)) return 0;
		await trx.deleteFrom("goes_with").where("is_chosen", "=", false).execute();
		for (let at = 0; at < rows.length; at += 500)
			await trx
				.insertInto("goes_with")
				.values(rows.slice(at, at + 500).map((row) => ({ ...row, is_chosen: false })))
				.execute();
		return rows.length;
	});
}
