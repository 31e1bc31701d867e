import { type ExpressionBuilder, sql } from "kysely";
import { contains } from "#app/site/lists/contains-words.server.ts";
import { searchWords } from "#app/site/lists/search-words.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { ProductFilters } from "./product-filters.ts";
import { PRODUCT_STATUS_NAMES, type ProductStatus } from "./product-status.ts";

/**
 * One page of the products that the filters leave, how many there are on all pages, and how many of each
 * status there would be. A page beyond the last is the last.
 */
export async function listProducts(db: Database, filters: ProductFilters) {
	const { size, sort, direction } = filters;
	const counts = await countByStatus(db, filters);
	const total = filters.status === "all" ? counts.all : counts[filters.status];
	const page = Math.min(filters.page, Math.max(1, Math.ceil(total / size)));
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
		.where(matches(filters))
		.$if(filters.status !== "all", (query) =>
			query.where("products.status", "=", filters.status as ProductStatus),
		)
		.$if(sort === "title", (by) => by.orderBy(sql`lower(products.title)`, direction))
		.$if(sort === "price", (by) => by.orderBy("products.price_from", direction))
		.$if(sort === "sold", (by) => by.orderBy("products.units_sold", direction))
		.orderBy("products.id", direction)
		.limit(size)
		.offset((page - 1) * size)
		.execute();
	return {
		rows: rows.map((row) => ({ ...row, stock: Number(row.stock), variants: Number(row.variants) })),
		total,
		page,
		counts,
	};
}

async function countByStatus(db: Database, filters: ProductFilters) {
	const rows = await db
		.selectFrom("products")
		.select("status")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where(matches(filters))
		.groupBy("status")
		.execute();
	const of = (status: ProductStatus) => rows.find((row) => row.status === status)?.count ?? 0;
	const all = PRODUCT_STATUS_NAMES.reduce((sum, status) => sum + of(status), 0);
	return { all, draft: of("draft"), active: of("active"), archived: of("archived") };
}

const liveVariants = (eb: ExpressionBuilder<Schema, "products">) =>
	eb
		.selectFrom("variants")
		.whereRef("variants.product_id", "=", "products.id")
		.where("variants.archived_at", "is", null);

/** The condition that the filters stand for, the status apart. */
function matches({ query, category, stock }: ProductFilters) {
	return (eb: ExpressionBuilder<Schema, "products">) =>
		eb.and([
			...searchWords(query).map((word) => contains(sql.ref("products.search_text"), word)),
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

/** Titles of products by their numbers, for a question about them. */
export async function readTitles(db: Database, { productIds }: { productIds: readonly number[] }) {
	if (productIds.length === 0) return [];
	return db
		.selectFrom("products")
		.select(["id", "title", "status"])
		.where("id", "in", productIds)
		.orderBy("id")
		.execute();
}
