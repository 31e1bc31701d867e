import { type ForSale, selectForSale, toForSale } from "#app/shop/products/for-sale.server.ts";
import { listStaffProducts } from "#app/shop/products/list-products.server.ts";
import { PRODUCT_LIST } from "#app/shop/products/product-filters.ts";
import type { Database } from "#db/client.ts";

const MOST_PRODUCTS = 10;
const MOST_VARIANTS = 30;

/**
 * The variants on sale that match a typed SKU or name, a variant with exactly this SKU first. `isAll`: there are no more
 * than these.
 */
export async function findGoods(
	db: Database,
	typed: string,
): Promise<{ goods: ForSale[]; isAll: boolean } | null> {
	const query = typed.trim();
	if (query === "") return null;
	const filters = PRODUCT_LIST.read(
		new URLSearchParams({ q: query, status: "active", perPage: String(MOST_PRODUCTS) }),
	);
	const { rows: products, total } = await listStaffProducts(db, filters);
	if (products.length === 0) return { goods: [], isAll: true };
	const found = await selectForSale(db)
		.where(
			"variant.product_id",
			"in",
			products.map(({ id }) => id),
		)
		.where("variant.archived_at", "is", null)
		.orderBy("variant.product_id")
		.orderBy("variant.position")
		.limit(MOST_VARIANTS + 1)
		.execute();
	const isExact = ({ sku }: { sku: string | null }) => sku?.toUpperCase() === query.toUpperCase();
	const sorted = [...found.filter(isExact), ...found.filter((row) => !isExact(row))];
	return {
		goods: sorted.slice(0, MOST_VARIANTS).map(toForSale),
		isAll: total <= products.length && found.length <= MOST_VARIANTS,
	};
}
