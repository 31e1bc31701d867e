import { sql } from "kysely";
import { t } from "#app/common/language/messages.ts";
import { translated } from "#app/common/language/translated.ts";
import { namedValues } from "#app/shop/catalogue/option-values.server.ts";
import type { Database } from "#db/client.ts";

/** What customers see of an unpublished product that is still in their cart or wishlist. */
const UNPUBLISHED = {
	get title() {
		return t.productForm.noLongerAvailable;
	},
	get writtenTitle() {
		return t.productForm.noLongerAvailable;
	},
	lang: undefined,
	options: "",
	writtenOptions: "",
	optionsLang: undefined,
	sku: null,
	imageHash: null,
	colour: null,
	imageWidth: null,
	imageHeight: null,
	unitPrice: 0,
	compareAt: null,
	left: 0,
} as const;

/** The variants with what `toForSale` needs. */
export const selectForSale = (db: Database) =>
	db
		.selectFrom("variants as variant")
		.innerJoin("products as product", "product.id", "variant.product_id")
		.leftJoin("images as image", (join) =>
			join.on(
				"image.hash",
				"=",
				sql<string>`coalesce(${sql.ref("variant.image_hash")}, ${sql.ref("product.image_hash")})`,
			),
		)
		.select(["variant.id as variantId", "variant.product_id as productId", "product.title", "variant.sku"])
		.select(["variant.option1", "variant.option2", "variant.option3"])
		.select(["image.hash as imageHash", "image.colour"])
		.select(["image.width as imageWidth", "image.height as imageHeight"])
		.select(["variant.price as unitPrice", "variant.compare_at as compareAt"])
		.select(["variant.stock", "variant.is_tracked", "variant.is_oversellable"])
		.select((eb) => eb.fn.coalesce("variant.tax_class", "product.tax_class").as("taxClass"))
		.select(["product.status", "product.translations", "variant.archived_at"]);

/**
 * A variant as a cart or a wishlist shows it, with its current price and stock. `options`: "Small / Blue", empty for a
 * product without options. The picture is the variant's own, else the product's first, with its dominant colour. `left`:
 * the units that can be sold, null when stock is not limited. `isSold`: the product is active, and the variant not archived.
 * `writtenTitle`, `writtenOptions`: the originals, which orders keep.
 */
export type ForSale = ReturnType<typeof toForSale>;

type SelectedForSale = Awaited<ReturnType<ReturnType<typeof selectForSale>["execute"]>>[number];

/** A draft comes without its name, price and picture, which are not public. */
export function toForSale(row: SelectedForSale) {
	const { option1: _, option2: __, option3: ___, stock, status, archived_at, ...rest } = row;
	const { is_tracked, is_oversellable, ...shown } = translated(rest, ["title"]);
	const forSale = {
		...shown,
		writtenTitle: row.title,
		...namedValues(row),
		left: is_tracked && !is_oversellable ? Math.max(stock, 0) : null,
		isSold: status === "active" && archived_at === null,
	};
	return status === "draft" ? { ...forSale, ...UNPUBLISHED } : forSale;
}

/** The variants of a product that a customer chooses from; of more than one, the first two. */
export async function listChoices(db: Database, productId: number): Promise<number[]> {
	const variants = await db
		.selectFrom("variants")
		.select("id")
		.where("product_id", "=", productId)
		.where("archived_at", "is", null)
		.orderBy("position")
		.limit(2)
		.execute();
	return variants.map(({ id }) => id);
}

/** The current state of a variant; undefined when it does not exist. */
export async function readOneForSale(db: Database, variantId: number): Promise<ForSale | undefined> {
	const row = await selectForSale(db).where("variant.id", "=", variantId).executeTakeFirst();
	return row && toForSale(row);
}

/** The current state of these variants; those that do not exist are left out. */
export async function readForSale(db: Database, variantIds: readonly number[]): Promise<ForSale[]> {
	if (variantIds.length === 0) return [];
	return (await selectForSale(db).where("variant.id", "in", variantIds).execute()).map(toForSale);
}
