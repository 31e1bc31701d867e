import { pageWithin } from "#app/common/lists/place-of-page.ts";
import { variantName } from "#app/shop/stock/product-options.ts";
import type { Database } from "#db/client.ts";

/** One page of a product's variants with their values, and their total. */
export async function readVariants(
	db: Database,
	{ productId, page, size }: { productId: number; page: number; size: number },
) {
	const own = db.selectFrom("variants").where("product_id", "=", productId).where("archived_at", "is", null);
	const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	const shown = pageWithin({ page, size }, total);
	const rows = await own
		.selectAll()
		.orderBy("position")
		.orderBy("id")
		.limit(size)
		.offset((shown - 1) * size)
		.execute();
	return {
		total,
		page: shown,
		rows: rows.map((row) => ({ ...row, name: variantName([row.option1, row.option2, row.option3]) })),
	};
}
