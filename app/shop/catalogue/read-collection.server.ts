import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import { CARD_COLUMNS } from "./search/card-columns.server.ts";
import type { ProductOnCard } from "./ui/product-card.tsx";

/** The shelves of the shop's front page and their order. */
const SHELVES = {
	best: "units_sold",
	new: "published_at",
	sale: "units_sold",
} as const;

export type Shelf = keyof typeof SHELVES;

/**
 * Returns the shelves of the shop's front page in one query: best sellers, new products and sales, at most
 * `count` each. Only products that can be bought now.
 */
export async function readShelves<Name extends Shelf>(
	db: Database,
	{ shelves, count }: { shelves: readonly [Name, ...Name[]]; count: number },
): Promise<Record<Name, ProductOnCard[]>> {
	const shelf = (name: Name) =>
		db
			.selectFrom(
				db
					.selectFrom("products")
					.leftJoin("images", "images.hash", "products.image_hash")
					.select(CARD_COLUMNS)
					.select(["published_at", "units_sold", sql.lit<string>(name).as("shelf")])
					.where("status", "=", "active")
					.where("is_in_stock", "=", true)
					.$if(name === "sale", (query) => query.where("is_on_sale", "=", true))
					.orderBy(SHELVES[name], "desc")
					.orderBy("products.id", "desc")
					.limit(count)
					.as("shelf_rows"),
			)
			.selectAll();
	const [first, ...others] = shelves;
	const rows = await others.reduce((all, name) => all.unionAll(shelf(name)), shelf(first)).execute();
	// A union has no order of its own.
	const standOn = (name: Name) =>
		rows
			.filter((row) => row.shelf === name)
			.sort((a, b) => compare(b[SHELVES[name]], a[SHELVES[name]]) || b.id - a.id);
	return Object.fromEntries(shelves.map((name) => [name, standOn(name)])) as unknown as Record<
		Name,
		ProductOnCard[]
	>;
}

function compare(a: number | string | null, b: number | string | null): number {
	if (a === b || a === null || b === null) return 0;
	return a < b ? -1 : 1;
}

/**
 * Returns the categories that have products on sale, in their order, each with its own picture or that of its
 * best seller.
 */
export async function listActiveCategories(db: Database) {
	const pictured = db
		.selectFrom("categories")
		.select((eb) => [
			"categories.slug",
			"categories.name",
			"categories.position",
			"categories.id",
			eb.fn
				.coalesce(
					"categories.image_hash",
					eb
						.selectFrom("products")
						.select("products.image_hash")
						.whereRef("products.category_id", "=", "categories.id")
						.where("products.status", "=", "active")
						.where("products.image_hash", "is not", null)
						.orderBy("products.is_in_stock", "desc")
						.orderBy("products.units_sold", "desc")
						.limit(1),
				)
				.as("hash"),
		])
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom("products")
					.select("products.id")
					.whereRef("products.category_id", "=", "categories.id")
					.where("products.status", "=", "active"),
			),
		);
	return db
		.selectFrom(pictured.as("pictured"))
		.leftJoin("images", "images.hash", "pictured.hash")
		.select(["slug", "name", "images.hash", "images.width", "images.height", "images.colour"])
		.orderBy("pictured.position")
		.orderBy("pictured.id")
		.execute();
}

/** A category by its slug, or undefined when there is none. */
export async function findActiveCategory(db: Database, { slug }: { slug: string }) {
	return db
		.selectFrom("categories")
		.select(["name", "slug", "description"])
		.where("slug", "=", slug)
		.executeTakeFirst();
}
