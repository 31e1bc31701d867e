import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#db/client.ts";
import type { ProductFilters } from "./product-filters.ts";

/** Filters by offer; prices are inclusive. */
export type Offer = { min: number | null; max: number | null; inStock: boolean; onSale: boolean };

/**
 * The conditions of an offer, in the order of the indexes `products_by_offer` and
 * `products_by_category_and_offer`. Both values of a flag are listed, so that the column after it can still
 * be used as a range.
 */
export function offerConditions({ min, max, inStock, onSale }: Offer): RawBuilder<SqlBool>[] {
	const flag = (name: string, isOn: boolean) =>
		sql<SqlBool>`${sql.ref(name)} in (${sql.raw(isOn ? "true" : "false, true")})`;
	return [
		sql<SqlBool>`products.status = 'active'`,
		flag("products.is_on_sale", onSale),
		flag("products.is_in_stock", inStock),
		...(min === null ? [] : [sql<SqlBool>`products.price_from >= ${min}`]),
		...(max === null ? [] : [sql<SqlBool>`products.price_from <= ${max}`]),
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
