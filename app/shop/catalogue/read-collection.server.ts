import { translated } from "#app/common/language/translated.ts";
import type { Database } from "#db/client.ts";
import { CARD_COLUMNS, cardOf } from "./search/card-columns.server.ts";

/** What each shelf shows first. */
const SHELVES = { best: "units_sold", new: "published_at", sale: "units_sold" } as const;

/** The first products of a shelf that can be bought now: best sellers, new products, or the best sellers on sale. */
export const readShelf = (db: Database, { shelf, count }: { shelf: keyof typeof SHELVES; count: number }) =>
	db
		.selectFrom("products")
		.leftJoin("images", "images.hash", "products.image_hash")
		.select(CARD_COLUMNS)
		.where("status", "=", "active")
		.where("is_in_stock", "=", true)
		.$if(shelf === "sale", (query) => query.where("is_on_sale", "=", true))
		.orderBy(SHELVES[shelf], "desc")
		.orderBy("products.id", "desc")
		.limit(count)
		.execute()
		.then((rows) => rows.map(cardOf));

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
			"categories.translations",
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
	const rows = await db
		.selectFrom(pictured.as("pictured"))
		.leftJoin("images", "images.hash", "pictured.hash")
		.select(["slug", "name", "translations", "images.hash", "images.width", "images.height", "images.colour"])
		.orderBy("pictured.position")
		.orderBy("pictured.id")
		.execute();
	return rows.map((row) => translated(row, ["name"]));
}

/** A category by its slug, or undefined when there is none. */
export async function findActiveCategory(db: Database, { slug }: { slug: string }) {
	const category = await db
		.selectFrom("categories")
		.select(["name", "slug", "description", "translations"])
		.where("slug", "=", slug)
		.executeTakeFirst();
	return category && translated(category, ["name", "description"]);
}
