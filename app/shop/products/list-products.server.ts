import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { MAX_COUNTED } from "#app/common/lists/most-counted.ts";
import { placeOfPage } from "#app/common/lists/place-of-page.ts";
import { productsWith, showsTerms } from "#app/shop/catalogue/search/term-conditions.server.ts";
import { isLow } from "#app/shop/stock/is-low.server.ts";
import type { Database } from "#db/client.ts";
import { contains } from "#db/engines/words.ts";
import type { Schema } from "#db/schema.ts";
import { PRODUCT_LIST, type StaffProductFilters } from "./product-filters.ts";
import { readSearch, type Search } from "./read-search.server.ts";

/**
 * Returns one page of the filtered products and their total. A page beyond the last returns the last one. Words match
 * by prefix, as in the shop.
 */
export async function listStaffProducts(db: Database, filters: StaffProductFilters) {
	const { sort, direction } = filters;
	const search = await readSearch(db, filters.query);
	const total = await countMatching(db, { filters, search });
	const place = placeOfPage(filters, total);
	const ids = searched(db, search)
		.where(matches({ filters, search }))
		.select("products.id")
		.$call(inOrder(sort, place.direction))
		.limit(place.limit)
		.offset(place.offset);
	const rows = await db
		.selectFrom("products")
		.leftJoin("categories", "categories.id", "products.category_id")
		.leftJoin("variants", (join) =>
			join.onRef("variants.product_id", "=", "products.id").on("variants.archived_at", "is", null),
		)
		.groupBy(["products.id", "categories.id"])
		.select([
			"products.id",
			"products.title",
			"products.status",
			"products.price_from as priceFrom",
			"products.price_to as priceTo",
			"products.units_sold as sold",
			"products.image_hash as imageHash",
			"categories.name as category",
		])
		.select((eb) => [
			eb.fn.count<number>("variants.id").as("variants"),
			eb.fn.sum<number>("variants.stock").filterWhere("is_tracked", "=", true).as("stock"),
			eb.fn.count<number>("variants.id").filterWhere("is_tracked", "=", true).as("tracked"),
			eb.fn.count<number>("variants.id").filterWhere(isLow("variants")).as("low"),
		])
		.where("products.id", "in", ids)
		.$call(inOrder(sort, direction))
		.execute();
	return {
		rows: rows.map((row) => ({ ...row, stock: Number(row.stock) })),
		total,
		page: place.page,
	};
}

/** The newest products of any status that match a text. */
export async function findStaffProducts(db: Database, { query, count }: { query: string; count: number }) {
	const search = await readSearch(db, query);
	const filters = PRODUCT_LIST.read(new URLSearchParams({ q: query }));
	return searched(db, search)
		.where(matches({ filters, search }))
		.select(["products.id", "products.title", "products.status"])
		.orderBy("products.id", "desc")
		.limit(count)
		.execute();
}

// biome-ignore lint/suspicious/noExplicitAny: with whatever is joined and selected
type AnyProducts = SelectQueryBuilder<any, any, any>;

/** Each uses an index that ends with the id. */
function inOrder(sort: StaffProductFilters["sort"], direction: StaffProductFilters["direction"]) {
	const key = {
		title: sql`lower(products.title)`,
		price: sql`products.price_from`,
		sold: sql`products.units_sold`,
	};
	return <Query extends AnyProducts>(query: Query): Query =>
		(sort === "newest" ? query : query.orderBy(key[sort], direction)).orderBy(
			"products.id",
			direction,
		) as Query;
}

type Matching = { filters: StaffProductFilters; search: Search };

/** How many products match; see `countRows`. */
export const countStaffProducts = async (db: Database, filters: StaffProductFilters): Promise<number> =>
	countMatching(db, { filters, search: await readSearch(db, filters.query) });

/** A broad search matches more products than are counted, unless something else narrows it. */
async function countMatching(db: Database, matching: Matching): Promise<number> {
	const { status, category, stock } = matching.filters;
	const isOpen = category === null && stock === "all" && (status === "all" || status === "active");
	if (matching.search.isBroad && isOpen) return MAX_COUNTED + 1;
	return countRows(db, searched(db, matching.search).where(matches(matching)));
}

const liveVariants = (eb: ExpressionBuilder<Schema, "products">) =>
	eb
		.selectFrom("variants")
		.whereRef("variants.product_id", "=", "products.id")
		.where("variants.archived_at", "is", null);

function searched(db: Database, { terms, isBroad }: Search) {
	if (terms.length > 0 && !isBroad) return productsWith(db, terms);
	return db.selectFrom("products").$if(isBroad, (query) => query.where(showsTerms(db, terms)));
}

/** The condition of the filters and the rest of a search. */
function matches({ filters: { status, category, stock }, search: { exact, ids } }: Matching) {
	return (eb: ExpressionBuilder<Schema, "products">) =>
		eb.and([
			...(ids.length === 0 ? [] : [eb("products.id", "in", ids)]),
			...exact.map((piece) => contains(sql.ref("products.search_text"), piece)),
			...(status === "all" ? [] : [eb("products.status", "=", status)]),
			...(category === null
				? []
				: [
						category === 0
							? eb("products.category_id", "is", null)
							: eb("products.category_id", "=", category),
					]),
			...(stock === "out" ? [eb("products.is_in_stock", "=", false)] : []),
			...(stock === "low"
				? [eb.exists(liveVariants(eb).select("variants.id").where(isLow("variants")))]
				: []),
		]);
}

export async function readTitles(db: Database, { productIds }: { productIds: readonly number[] }) {
	if (productIds.length === 0) return [];
	return db
		.selectFrom("products")
		.select(["id", "title", "status"])
		.where("id", "in", productIds)
		.orderBy("id")
		.execute();
}
