import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#db/client.ts";
import type { ProductFilters } from "./product-filters.ts";

/** The lowest and highest price, inclusive, in minor units. */
export type PriceRange = { min: number | null; max: number | null };

/** The conditions for a price in a range. */
export const inRange = (
	{ min, max }: PriceRange,
	price: RawBuilder<unknown> = sql`products.price_from`,
): RawBuilder<SqlBool>[] => [
	...(min === null ? [] : [sql<SqlBool>`${price} >= ${min}`]),
	...(max === null ? [] : [sql<SqlBool>`${price} <= ${max}`]),
];

/**
 * The conditions of an offer, in the order of the indexes `products_by_offer` and
 * `products_by_category_and_offer`. Both values of a flag are listed, so that the column after it can still
 * be used as a range.
 */
export function offerConditions({
	inStock,
	onSale,
	...range
}: PriceRange & { inStock: boolean; onSale: boolean }): RawBuilder<SqlBool>[] {
	const flag = (name: string, isOn: boolean) =>
		sql<SqlBool>`${sql.ref(name)} in (${sql.raw(isOn ? "true" : "false, true")})`;
	return [
		sql<SqlBool>`products.status = 'active'`,
		flag("products.is_on_sale", onSale),
		flag("products.is_in_stock", inStock),
		...inRange(range),
	];
}

/** The condition for products of the category with this slug. */
export const ofCategory = (slug: string): RawBuilder<SqlBool> =>
	sql<SqlBool>`products.category_id = (select id from categories where slug = ${slug})`;

/** The active products that match the filters, without the search. */
export function offered(db: Database, filters: ProductFilters) {
	const ofThis = filters.category === "" ? [] : [ofCategory(filters.category)];
	return db.selectFrom("products").where((eb) => eb.and([...offerConditions(filters), ...ofThis]));
}
