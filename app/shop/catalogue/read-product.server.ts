import { type SqlBool, sql } from "kysely";
import { translated } from "#app/common/language/translated.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { FEW_LEFT, photosOfVariant } from "./choose-variant.ts";
import { readGoesWith } from "./goes-with.server.ts";
import { shownValues } from "./option-values.server.ts";
import { CARD_COLUMNS, cardOf } from "./search/card-columns.server.ts";

/** More would not fit into a first round trip. */
const RELATED = 4;

/**
 * Returns an active product with its variants, photos, and what goes with it, or else the best sellers of its category.
 * Undefined for drafts, archived and unknown products. `left` is the number of units that can be sold when
 * they are few; null when there are more, or when stock does not limit sales.
 */
export async function readCatalogueProduct(db: Database, { productId }: { productId: number }) {
	const found = await activeProduct(db, productId);
	if (!found) return undefined;
	const { category_translations, ...row } = found;
	const product = translated(row, PRODUCT_TEXTS);
	const named = translated({ name: row.category, translations: category_translations }, ["name"]);
	// The original names are known to search engines: "Size", "Color".
	const optionNames = translated(row, OPTION_NAMES);
	const { category_id: categoryId } = product;
	const [stored, photos, goesWith, best] = await Promise.all([
		readVariantsShown(db, productId),
		photosOf(db, productId),
		readGoesWith(db, { productId }),
		categoryId === null ? [] : bestOfCategory(db, categoryId),
	]);
	const variants = stored.map((variant) => ({
		...variant,
		shown: shownValues({ ...variant, translations: row.translations }),
	}));
	const others = best.filter(({ id }) => id !== productId).slice(0, RELATED);
	const related = goesWith.length > 0 ? [] : others;
	const category = { category: named.name, ...(named.lang ? { categoryLang: named.lang } : {}) };
	return { ...product, ...category, optionNames, variants, photos, goesWith, related };
}

const PRODUCT_TEXTS = ["title", "description", "size_guide", "seo_title", "seo_description"] as const;

const OPTION_NAMES = ["option1_name", "option2_name", "option3_name"] as const;

const activeProduct = (db: Database, productId: number) =>
	db
		.selectFrom("products")
		.leftJoin("categories", "categories.id", "products.category_id")
		.select(["products.id", "title", "products.description", "vendor", "category_id", "products.updated_at"])
		.select(["option1_name", "option2_name", "option3_name", "seo_title", "seo_description"])
		.select(["rating_sum", "rating_count", "size_guide", "products.translations"])
		.select(["categories.name as category", "categories.slug as category_slug"])
		.select("categories.translations as category_translations")
		.where("products.id", "=", productId)
		.where("status", "=", "active")
		.executeTakeFirst();

export type ProductView = NonNullable<Awaited<ReturnType<typeof readCatalogueProduct>>>;
export type VariantView = ProductView["variants"][number];

/** The variants of a product; `left` as in `readCatalogueProduct`. */
export const readVariantsShown = (db: Database, productId: number) =>
	db
		.selectFrom("variants")
		.select(["id", "option1", "option2", "option3", "sku", "barcode", "price", "compare_at", "image_hash"])
		.select(
			sql<number | null>`case when is_tracked and not is_oversellable and stock <= ${sql.lit(FEW_LEFT)}
				then stock end`.as("left"),
		)
		.where("product_id", "=", productId)
		.where("archived_at", "is", null)
		.orderBy("position")
		.orderBy("id")
		.execute();

const photosOf = (db: Database, productId: number) =>
	db
		.selectFrom("product_images")
		.innerJoin("images", "images.hash", "product_images.image_hash")
		.select(["images.hash", "images.width", "images.height", "images.colour", "alt"])
		.where("product_id", "=", productId)
		.orderBy("product_images.position")
		.orderBy("product_images.id")
		.execute();

/** The title and photos of an active product, the variant's own first; undefined as in `readCatalogueProduct`. */
export async function readProductPhotos(
	db: Database,
	{ productId, variantId }: { productId: number; variantId: number | null },
) {
	const product = await db
		.selectFrom("products")
		.select(["id", "title", "translations"])
		.where("id", "=", productId)
		.where("status", "=", "active")
		.executeTakeFirst();
	if (!product) return undefined;
	const [photos, variant] = await Promise.all([
		photosOf(db, productId),
		variantId === null
			? undefined
			: db
					.selectFrom("variants")
					.select("image_hash")
					.where("id", "=", variantId)
					.where("product_id", "=", productId)
					.executeTakeFirst(),
	]);
	return { ...translated(product, ["title"]), photos: photosOfVariant(photos, variant) };
}

/** Some more than are shown, because the product itself and those that go with it may be among them. */
const bestOfCategory = (db: Database, categoryId: number) =>
	db
		.selectFrom("products")
		.leftJoin("images", "images.hash", "products.image_hash")
		.select(CARD_COLUMNS)
		.where("category_id", "=", categoryId)
		.where("status", "=", "active")
		.orderBy("is_in_stock", "desc")
		.orderBy("units_sold", "desc")
		.orderBy("products.id", "desc")
		.limit(2 * RELATED + 1)
		.execute()
		.then((rows) => rows.map(cardOf));

/** Those of these products that are active, in the given order. */
export async function readCards(db: Database, { productIds }: { productIds: readonly number[] }) {
	if (productIds.length === 0) return [];
	const cards = await db
		.selectFrom("products")
		.leftJoin("images", "images.hash", "products.image_hash")
		.select(CARD_COLUMNS)
		// As one JSON array: a browser may send ids that fit in no column.
		.where(sql<SqlBool>`products.id in (${adapterOf(db).valuesOf(JSON.stringify(productIds))})`)
		.where("status", "=", "active")
		.execute();
	return productIds.flatMap((id) => cards.filter((card) => card.id === id).map(cardOf));
}

/** The fastest and the cheapest delivery to a country; undefined without delivery there. */
export async function readDelivery(db: Database, { country }: { country: string }) {
	const methods = await db
		.selectFrom("delivery_methods")
		.select(["price", "free_from", "min_days", "max_days", "countries"])
		.where("is_active", "=", true)
		.orderBy("price")
		.orderBy("position")
		.execute();
	const here = methods.filter(
		({ countries }) => countries === "" || countries.split(/[\s,]+/).includes(country),
	);
	const [cheapest] = here;
	if (!cheapest) return undefined;
	const freeFrom = here.flatMap(({ free_from }) => (free_from === null ? [] : [free_from]));
	return {
		price: cheapest.price,
		minDays: cheapest.min_days,
		maxDays: cheapest.max_days,
		freeFrom: freeFrom.length > 0 ? Math.min(...freeFrom) : null,
	};
}
