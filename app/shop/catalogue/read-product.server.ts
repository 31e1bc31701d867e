import { type SqlBool, sql } from "kysely";
import { rememberByVersion, rememberRowsByVersion } from "#app/common/remember-by-version.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { statementById } from "#db/statement-by-id.ts";
import { statementWith } from "#db/statement-with.ts";
import { FEW_LEFT } from "./choose-variant.ts";
import { CARD_COLUMNS } from "./search/card-columns.server.ts";

const RELATED = 4;

/** What many products share, by the version of the data. */
const remembered = rememberByVersion({ max: 500 });

/**
 * Returns an active product with its variants, photos and other products of its category, best sellers first.
 * Undefined for drafts, archived and unknown products. `left` is the number of units that can be sold when
 * they are few; null when there are more, or when stock does not limit sales. What many products share is read once for a version of the data.
 */
export async function readCatalogueProduct(
	db: Database,
	{ productId }: { productId: number },
	version?: string,
) {
	const [product] = await activeProduct(db, productId);
	if (!product) return undefined;
	const { category_id: categoryId } = product;
	const [variants, photos, ofCategory] = await Promise.all([
		readVariantsShown(db, productId),
		photosOf(db, productId),
		categoryId === null
			? { rows: [], best: [] }
			: remembered(version, `best of ${categoryId}`, async () => {
					const rows = await bestOfCategory(db, categoryId);
					return { rows, best: rows.slice(0, RELATED) };
				}),
	]);
	const { rows, best } = ofCategory;
	// Most pages of a category share one list, which is rendered once.
	const related = best.some(({ id }) => id === productId) ? rows.filter(({ id }) => id !== productId) : best;
	return Object.assign(product, { variants, photos, related });
}

const activeProduct = statementById((db, productId) =>
	db
		.selectFrom("products")
		.leftJoin("categories", "categories.id", "products.category_id")
		.select(["products.id", "title", "products.description", "vendor", "category_id", "products.updated_at"])
		.select(["option1_name", "option2_name", "option3_name", "seo_title", "seo_description"])
		.select(["rating_sum", "rating_count"])
		.select(["categories.name as category", "categories.slug as category_slug"])
		.where("products.id", "=", productId)
		.where("status", "=", "active"),
);

export type ProductView = NonNullable<Awaited<ReturnType<typeof readCatalogueProduct>>>;
export type VariantView = ProductView["variants"][number];

/** The variants of a product; `left` as in `readCatalogueProduct`. */
export const readVariantsShown = statementById((db, productId) =>
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
		.orderBy("id"),
);

const photosOf = statementById((db, productId) =>
	db
		.selectFrom("product_images")
		.innerJoin("images", "images.hash", "product_images.image_hash")
		.select(["images.hash", "images.width", "images.height", "images.colour", "alt"])
		.where("product_id", "=", productId)
		.orderBy("product_images.position")
		.orderBy("product_images.id"),
);

/** One more than is shown, because the product itself may be among them. */
const bestOfCategory = statementById((db, categoryId) =>
	db
		.selectFrom("products")
		.leftJoin("images", "images.hash", "products.image_hash")
		.select(CARD_COLUMNS)
		.where("category_id", "=", categoryId)
		.where("status", "=", "active")
		.orderBy("is_in_stock", "desc")
		.orderBy("units_sold", "desc")
		.orderBy("products.id", "desc")
		.limit(RELATED + 1),
);

const activeCards = statementWith({ productIds: "[-1, -2]" }, (db, { productIds }) =>
	db
		.selectFrom("products")
		.leftJoin("images", "images.hash", "products.image_hash")
		.select(CARD_COLUMNS)
		.where(sql<SqlBool>`products.id in (${adapterOf(db).valuesOf(productIds)})`)
		.where("status", "=", "active"),
);

type CardRow = Awaited<ReturnType<typeof activeCards>>[number];

const rememberedCards = rememberRowsByVersion<CardRow>({ max: 5_000 });

/** Those of these products that are active, in the given order, each read once for a version of the data. */
export const readCards = (
	db: Database,
	{ productIds }: { productIds: readonly number[] },
	version?: string,
): Promise<CardRow[]> =>
	rememberedCards(version, productIds, (ids) => activeCards(db, { productIds: JSON.stringify(ids) }));

const activeDelivery = statementWith({}, (db) =>
	db
		.selectFrom("delivery_methods")
		.select(["price", "free_from", "min_days", "max_days", "countries"])
		.where("is_active", "=", true)
		.orderBy("price")
		.orderBy("position"),
);

/** The fastest and the cheapest delivery to a country; undefined without delivery there. */
export async function readDelivery(db: Database, { country }: { country: string }, version?: string) {
	const methods = await remembered(version, "delivery", () => activeDelivery(db, {}));
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
