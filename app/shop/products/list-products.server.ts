import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { MAX_COUNTED } from "#app/common/lists/most-counted.ts";
import { placeOfPage } from "#app/common/lists/place-of-page.ts";
import { productsWith, showsTerms } from "#app/shop/catalogue/search/term-conditions.server.ts";
import { isLow } from "#app/shop/stock/is-low.server.ts";
import type { Database } from "#db/client.ts";
import { contains } from "#db/engines/words.ts";
import type { Schema } from "#db/schema.ts";
import type { StaffProductFilters } from "./product-filters.ts";
import type { ProductStatus } from "./product-status.ts";
import { readSearch, type Search } from "./read-search.server.ts";

/** The number of filtered products for each status; see `countRows`. Null where counting would be slow. */
export type StatusCounts = Record<ProductStatus | "all", number | null>;

/**
 * Returns one page of the filtered products, their total, and the number for each status. A page beyond the
 * last returns the last one. Words match by prefix, as in the shop.
 */
export async function listStaffProducts(db: Database, filters: StaffProductFilters) {
	const { sort, direction } = filters;
	const search = await readSearch(db, filters.query);
	const counts = await countByStatus(db, { filters, search });
	const found = searched(db, search).where(matches({ filters, search }));
	const listed = filters.status === "all" ? found : found.where("status", "=", filters.status);
	const total = counts[filters.status] ?? (await countRows(db, listed));
	const place = placeOfPage(filters, total);
	const ids = listed
		.select("products.id")
		.$call(inOrder(sort, place.direction))
		.limit(place.limit)
		.offset(place.offset);
	const rows = await db
		.selectFrom("products")
		.leftJoin("categories", "categories.id", "products.category_id")
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
			liveVariants(eb)
				.select((of) => of.fn.coalesce(of.fn.sum<number>("stock"), sql<number>`0`).as("stock"))
				.where("is_tracked", "=", true)
				.as("stock"),
			liveVariants(eb)
				.select((of) => of.fn.countAll<number>().as("variants"))
				.as("variants"),
			liveVariants(eb)
				.select((of) => of.fn.countAll<number>().as("tracked"))
				.where("is_tracked", "=", true)
				.as("tracked"),
			liveVariants(eb)
				.select((of) => of.fn.countAll<number>().as("low"))
				.where(isLow("variants"))
				.as("low"),
		])
		.where("products.id", "in", ids)
		.$call(inOrder(sort, direction))
		.execute();
	return {
		rows: rows.map((row) => ({ ...row, stock: Number(row.stock), variants: Number(row.variants) })),
		total,
		page: place.page,
		counts,
	};
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

async function countByStatus(db: Database, matching: Matching): Promise<StatusCounts> {
	const { category, stock } = matching.filters;
	if (matching.search.isBroad) {
		const isOpen = category === null && stock === "all";
		const many = isOpen ? MAX_COUNTED + 1 : null;
		return { all: many, active: many, draft: null, archived: null };
	}
	const found = searched(db, matching.search).where(matches(matching));
	if (matching.search.terms.length > 0 || matching.search.ids.length > 0) return countFound(found);
	const [draft = 0, active = 0, archived = 0] = await Promise.all(
		(["draft", "active", "archived"] as const).map((status) =>
			countRows(db, found.where("status", "=", status)),
		),
	);
	return { all: Math.min(draft + active + archived, MAX_COUNTED + 1), draft, active, archived };
}

/** For a search that is not broad, all matches are counted in one query. */
async function countFound(found: SelectQueryBuilder<Schema, "products", unknown>): Promise<StatusCounts> {
	const rows = await found
		.select("products.status")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.groupBy("products.status")
		.execute();
	const of = (...statuses: ProductStatus[]) =>
		rows.reduce((sum, row) => sum + (statuses.includes(row.status) ? row.count : 0), 0);
	const upTo = (count: number) => Math.min(count, MAX_COUNTED + 1);
	return {
		all: upTo(of("draft", "active", "archived")),
		draft: upTo(of("draft")),
		active: upTo(of("active")),
		archived: upTo(of("archived")),
	};
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

/** The condition of the filters and the rest of a search, without the status. */
function matches({ filters: { category, stock }, search: { exact, ids } }: Matching) {
	return (eb: ExpressionBuilder<Schema, "products">) =>
		eb.and([
			...(ids.length === 0 ? [] : [eb("products.id", "in", ids)]),
			...exact.map((piece) => contains(sql.ref("products.search_text"), piece)),
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
