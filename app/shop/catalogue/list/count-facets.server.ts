import type { ExpressionBuilder } from "kysely";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { Term } from "../search/find-words.server.ts";
import { foundBy } from "./list-products.server.ts";
import type { ProductFilters } from "./product-filters.ts";

type PriceRange = { min: number | null; max: number | null };

/**
 * How many products the list has, and how many it would have with one filter changed: each count keeps all
 * other filters, so it is what its link leads to. One pass over the products that the search finds, by an
 * index that holds all it needs.
 */
export async function countFacets(
	db: Database,
	{
		filters,
		terms,
		ranges,
	}: { filters: ProductFilters; terms: readonly Term[]; ranges: readonly PriceRange[] },
) {
	const { min, max, inStock, onSale } = filters;
	const counted = db
		.selectFrom("products")
		.where("status", "=", "active")
		.where((eb) => eb.and(foundBy(db, terms)))
		.groupBy("category_id")
		.select((eb) => {
			const count = (...conditions: ReturnType<typeof inRange>[]) =>
				eb.fn.countAll<number>().filterWhere(eb.and(conditions.flat()));
			const price = inRange(eb, { min, max });
			const stock = inStock ? [eb("is_in_stock", "=", true)] : [];
			const sale = onSale ? [eb("is_on_sale", "=", true)] : [];
			return [
				"category_id",
				count(price, stock, sale).as("total"),
				count(price, [eb("is_in_stock", "=", true)], sale).as("in_stock"),
				count(price, stock, [eb("is_on_sale", "=", true)]).as("on_sale"),
				...ranges.map((range, at) => count(inRange(eb, range), stock, sale).as(`range${at}`)),
			];
		});
	const rows = await db
		.selectFrom(counted.as("counted"))
		.leftJoin("categories", "categories.id", "counted.category_id")
		.selectAll("counted")
		.select(["categories.slug", "categories.name"])
		.orderBy("categories.position")
		.orderBy("categories.id")
		.execute();
	const chosen = rows.filter(({ slug }) => filters.category === "" || slug === filters.category);
	const sum = (column: string) =>
		chosen.reduce((all, row) => all + Number((row as Record<string, unknown>)[column]), 0);
	return {
		total: sum("total"),
		inStock: sum("in_stock"),
		onSale: sum("on_sale"),
		ranges: ranges.map((range, at) => ({ ...range, count: sum(`range${at}`) })),
		categories: rows.flatMap(({ slug, name, total }) =>
			slug !== null && name !== null && (total > 0 || slug === filters.category)
				? [{ slug, name, count: total }]
				: [],
		),
	};
}

export type Facets = Awaited<ReturnType<typeof countFacets>>;

/** A price in a range, both ends included. */
function inRange(eb: ExpressionBuilder<Schema, "products">, { min, max }: PriceRange) {
	return [
		...(min === null ? [] : [eb("price_from", ">=", min)]),
		...(max === null ? [] : [eb("price_from", "<=", max)]),
	];
}
