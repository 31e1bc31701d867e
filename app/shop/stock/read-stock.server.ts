import { readText } from "#app/common/changes/stored-text.ts";
import { pageWithin } from "#app/common/lists/place-of-page.ts";
import type { Database } from "#db/client.ts";
import { variantName } from "./product-options.ts";

const selectStock = (db: Database, productId: number) =>
	db
		.selectFrom("variants")
		.select(["id", "option1", "option2", "option3", "sku"])
		.select(["stock", "low_stock_at", "is_tracked", "is_oversellable"])
		.where("product_id", "=", productId)
		.where("archived_at", "is", null);

type Options = { option1: string | null; option2: string | null; option3: string | null };

const withName = <Row extends Options>({ option1, option2, option3, ...row }: Row) => ({
	...row,
	name: variantName([option1, option2, option3]),
});

/** A product's active variants with their stock, in their order. */
export async function readStock(db: Database, { productId }: { productId: number }) {
	const rows = await selectStock(db, productId).orderBy("position").orderBy("id").execute();
	return rows.map(withName);
}

export async function findStock(
	db: Database,
	{ productId, variantId }: { productId: number; variantId: number | null },
) {
	const found = await selectStock(db, productId)
		.where("id", "=", variantId ?? 0)
		.executeTakeFirst();
	return found && withName(found);
}

/**
 * Returns one page of a variant's ledger, latest first: who, when, why, for which order, and the stock
 * afterwards. A page beyond the last returns the last one.
 */
export async function readLedger(
	db: Database,
	{ variantId, page, size }: { variantId: number; page: number; size: number },
) {
	const own = db.selectFrom("stock_movements").where("variant_id", "=", variantId);
	const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	const shown = pageWithin({ page, size }, total);
	const rows = await db
		.selectFrom("stock_movements")
		.leftJoin("accounts", "accounts.id", "stock_movements.actor_id")
		.leftJoin("orders", "orders.id", "stock_movements.order_id")
		.select([
			"stock_movements.id",
			"stock_movements.quantity",
			"stock_movements.reason",
			"stock_movements.note",
			"stock_movements.at",
			"accounts.name as by",
			"orders.number as order",
		])
		.select((eb) =>
			eb
				.selectFrom("stock_movements as earlier")
				.select((of) => of.fn.sum<number>("earlier.quantity").as("left"))
				.whereRef("earlier.variant_id", "=", "stock_movements.variant_id")
				.whereRef("earlier.id", "<=", "stock_movements.id")
				.as("left"),
		)
		.where("stock_movements.variant_id", "=", variantId)
		.orderBy("stock_movements.id", "desc")
		.limit(size)
		.offset((shown - 1) * size)
		.execute();
	return {
		rows: rows.map((row) => ({ ...row, note: readText(row.note), left: Number(row.left) })),
		total,
		page: shown,
	};
}
