import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import { statementById } from "#db/statement-by-id.ts";

/** A variant as a cart or a wishlist shows it, with its current price and stock. */
export type ForSale = {
	variantId: number;
	productId: number;
	title: string;
	/** "Small / Blue"; empty for a product without options. */
	options: string;
	sku: string | null;
	/** The variant's own picture, else the product's first, with the original's size and dominant colour. */
	imageHash: string | null;
	colour: string | null;
	imageWidth: number | null;
	imageHeight: number | null;
	/** The current price of one unit, in minor units. */
	unitPrice: number;
	compareAt: number | null;
	/** The units that can be sold; null when stock is not limited. */
	left: number | null;
	/** Whether it is on sale: the product is active, and the variant not archived. */
	isSold: boolean;
	isTaxable: boolean;
};

/** What customers see of an unpublished product that is still in their cart or wishlist. */
const UNPUBLISHED = {
	title: "A product that is no longer available",
	options: "",
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
		.select(["variant.stock", "variant.is_tracked", "variant.is_oversellable", "variant.is_taxable"])
		.select(["product.status", "variant.archived_at"]);

type SelectedForSale = Awaited<ReturnType<ReturnType<typeof selectForSale>["execute"]>>[number];

/** A draft comes without its name, price and picture, which are not public. */
export function toForSale(row: SelectedForSale): ForSale {
	const { option1, option2, option3, stock, status, archived_at, ...rest } = row;
	const { is_tracked, is_oversellable, is_taxable, ...shown } = rest;
	const forSale: ForSale = {
		...shown,
		options: [option1, option2, option3].filter(Boolean).join(" / "),
		left: is_tracked && !is_oversellable ? Math.max(stock, 0) : null,
		isSold: status === "active" && archived_at === null,
		isTaxable: is_taxable,
	};
	return status === "draft" ? { ...forSale, ...UNPUBLISHED } : forSale;
}

const oneForSale = statementById((db, variantId) => selectForSale(db).where("variant.id", "=", variantId));

/** The current state of a variant; undefined when it does not exist. */
export async function readOneForSale(db: Database, variantId: number): Promise<ForSale | undefined> {
	const [row] = await oneForSale(db, variantId);
	return row && toForSale(row);
}
