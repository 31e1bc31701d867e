import { stringify } from "csv-stringify/sync";
import { safeCell } from "#app/common/lists/csv-formulas.ts";
import { typedMoney } from "#app/common/money.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";
import { readClassWords, type WordOfClass } from "#app/shop/pricing/tax-classes.server.ts";
import type { Database } from "#db/client.ts";
import { CSV_FIELDS, type CsvField, columnName } from "./columns.ts";
import { htmlOfText } from "./html-text.ts";

const PRODUCTS_A_TIME = 100;
/** Shopify's name for stock tracking. */
const TRACKER = "shopify";

type Cells = Partial<Record<CsvField, string | null>>;

/**
 * Exports all products except deleted ones in Shopify's format, as parts of text for a stream, at most a
 * hundred products at a time. Amounts have a decimal point. Cells that a spreadsheet would run are escaped.
 * Importing the file again changes nothing.
 */
export async function* exportProducts(
	db: Database,
	{ currency, origin }: { currency: string; origin: string },
): AsyncGenerator<string> {
	// The byte order mark tells spreadsheets that this is UTF-8.
	yield `\ufeff${stringify([CSV_FIELDS.map(columnName)])}`;
	const { wordOf } = await readClassWords(db);
	for (let after = 0; ; ) {
		const products = await readProducts(db, after);
		const last = products.at(-1);
		if (!last) return;
		after = last.id;
		const rows = products.flatMap((product) => rowsOf(product, { currency, origin, wordOf }));
		yield stringify(rows.map((cells) => CSV_FIELDS.map((field) => safeCell(cells[field] ?? ""))));
	}
}

async function readProducts(db: Database, after: number) {
	const products = await db
		.selectFrom("products")
		.leftJoin("categories", "categories.id", "products.category_id")
		.selectAll("products")
		.select("categories.name as category")
		.where("products.id", ">", after)
		.orderBy("products.id")
		.limit(PRODUCTS_A_TIME)
		.execute();
	const ids = products.map(({ id }) => id);
	if (ids.length === 0) return [];
	const variants = await db
		.selectFrom("variants")
		.selectAll()
		.where("product_id", "in", ids)
		.where("archived_at", "is", null)
		.orderBy("position")
		.orderBy("id")
		.execute();
	const images = await db
		.selectFrom("product_images")
		.select(["product_id", "image_hash", "alt", "position"])
		.where("product_id", "in", ids)
		.orderBy("position")
		.orderBy("id")
		.execute();
	return products.map((product) => ({
		...product,
		variants: variants.filter((variant) => variant.product_id === product.id),
		images: images.filter((image) => image.product_id === product.id),
	}));
}

type Product = Awaited<ReturnType<typeof readProducts>>[number];
type Written = { currency: string; origin: string; wordOf: WordOfClass };

function rowsOf(product: Product, written: Written): Cells[] {
	const count = Math.max(product.variants.length, product.images.length, 1);
	return Array.from({ length: count }, (_, at) => ({
		handle: product.slug,
		...(at === 0 ? productCells(product, written.wordOf) : {}),
		...variantCells(product, product.variants[at], written),
		...imageCells(product, at, written),
	}));
}

const productCells = (product: Product, wordOf: WordOfClass): Cells => ({
	title: product.title,
	description: htmlOfText(product.description),
	vendor: product.vendor,
	// Our categories are not part of Shopify's taxonomy, so they are written as types.
	type: product.category,
	taxonomy: product.taxonomy,
	tags: product.tags,
	taxClass: wordOf(product.tax_class),
	published: product.status === "active" ? "TRUE" : "FALSE",
	status: product.status,
	option1Name: product.option1_name ?? "Title",
	option2Name: product.option2_name,
	option3Name: product.option3_name,
	sizeGuide: product.size_guide,
	seoTitle: product.seo_title,
	seoDescription: product.seo_description,
});

function variantCells(
	product: Product,
	variant: Product["variants"][number] | undefined,
	{ currency, origin, wordOf }: Written,
): Cells {
	if (!variant) return {};
	return {
		option1: product.option1_name === null ? "Default Title" : variant.option1,
		option2: variant.option2,
		option3: variant.option3,
		sku: variant.sku,
		barcode: variant.barcode,
		price: typedMoney(variant.price, currency),
		compareAt: variant.compare_at === null ? null : typedMoney(variant.compare_at, currency),
		taxable: (variant.tax_class ?? product.tax_class) === "exempt" ? "FALSE" : "TRUE",
		variantTaxClass: variant.tax_class && wordOf(variant.tax_class),
		tracker: variant.is_tracked ? TRACKER : null,
		quantity: String(variant.stock),
		policy: variant.is_oversellable ? "CONTINUE" : "DENY",
		grams: String(variant.weight_grams),
		variantImage: variant.image_hash && origin + pictureUrl(variant.image_hash, 1280),
	};
}

function imageCells(product: Product, at: number, { origin }: Written): Cells {
	const image = product.images[at];
	if (!image) return {};
	return {
		imageSrc: origin + pictureUrl(image.image_hash, 1280),
		imagePosition: String(at + 1),
		imageAlt: image.alt,
	};
}
