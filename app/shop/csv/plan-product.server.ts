import type { Transaction } from "kysely";
import { holdProduct } from "#app/shop/products/hold-product.server.ts";
import { showMoney } from "#app/site/money.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { htmlOfText, textOfHtml } from "./html-text.ts";
import {
	type Finding,
	MAX_PICTURES,
	MAX_VARIANTS,
	type WantedProduct,
	type WantedVariant,
} from "./wanted-product.ts";

export type CurrentProduct = NonNullable<Awaited<ReturnType<typeof readCurrentProduct>>>;
type CurrentVariant = CurrentProduct["variants"][number];

/** What importing a product would do: words for the dry run, and what cannot be done. */
export type Plan = {
	kind: "create" | "update" | "unchanged";
	changes: string[];
	problems: Finding[];
	warnings: Finding[];
};

/** The product of a handle as it is now, with its variants that are not archived, in id order. */
export async function readCurrentProduct(db: Database, handle: string) {
	const product = await db
		.selectFrom("products")
		.leftJoin("categories", "categories.id", "products.category_id")
		.selectAll("products")
		.select("categories.name as category")
		.where("products.slug", "=", handle)
		.executeTakeFirst();
	if (!product) return undefined;
	const variants = await db
		.selectFrom("variants")
		.selectAll()
		.where("product_id", "=", product.id)
		.where("archived_at", "is", null)
		.orderBy("id")
		.execute();
	const images = await db
		.selectFrom("product_images")
		.select(["id", "image_hash", "alt", "position"])
		.where("product_id", "=", product.id)
		.orderBy("position")
		.execute();
	return { ...product, variants, images };
}

/** The same, held until the transaction is over, so that nobody changes or sells what is being compared. */
export async function holdCurrentProduct(trx: Transaction<Schema>, handle: string) {
	const found = await trx.selectFrom("products").select("id").where("slug", "=", handle).executeTakeFirst();
	if (found) await holdProduct(trx, found.id);
	return readCurrentProduct(trx, handle);
}

/**
 * Compares what a file wants with what is there, and finds what the file alone can't tell: an SKU that another
 * product has, stock below nothing, options that differ in number, pictures that are not kept here.
 */
export async function planProduct(
	db: Database,
	{ wanted, current, currency }: { wanted: WantedProduct; current?: CurrentProduct; currency: string },
): Promise<Plan> {
	const problems = [
		...(await findTakenSkus(db, wanted, current)),
		...(await findLostPictures(db, wanted)),
		...judgeOptions(wanted, current),
		...judgeStock(wanted, current),
		...judgeNumbers(wanted, current),
	];
	if (!current) {
		const count = wanted.variants.length;
		const changes = [`${wanted.title}, ${count === 1 ? "1 variant" : `${count} variants`}`];
		return { kind: "create", changes, problems, warnings: findPriceless(wanted) };
	}
	const changes = [...productChanges(wanted, current, currency), ...imageChanges(wanted, current)];
	return {
		kind: changes.length > 0 ? "update" : "unchanged",
		changes,
		problems,
		warnings: findLeftOut(wanted, current),
	};
}

export const variantOf = (current: CurrentProduct, { options }: WantedVariant): CurrentVariant | undefined =>
	current.variants.find((variant) => keyOf(optionsOf(variant)) === keyOf(options));

const optionsOf = (variant: CurrentVariant) =>
	[variant.option1, variant.option2, variant.option3].filter((option) => option !== null);

const keyOf = (options: readonly string[]) => options.join("\u0000").toLowerCase();

export const optionNamesOf = (current: CurrentProduct): string[] =>
	[current.option1_name, current.option2_name, current.option3_name].filter((name) => name !== null);

async function findTakenSkus(
	db: Database,
	wanted: WantedProduct,
	current?: CurrentProduct,
): Promise<Finding[]> {
	const skus = wanted.variants.flatMap(({ sku }) => (sku ? [sku] : []));
	if (skus.length === 0) return [];
	const taken = await db
		.selectFrom("variants")
		.innerJoin("products", "products.id", "variants.product_id")
		.select(["variants.id", "variants.sku", "products.title"])
		.where("variants.sku", "in", skus)
		.where("variants.archived_at", "is", null)
		.execute();
	const isMine = (id: number, variant: WantedVariant) => current && variantOf(current, variant)?.id === id;
	// A variant of the same product that gets another SKU from this file lets go of its own.
	const isGivenUp = (id: number, sku: string | null) =>
		wanted.variants.some((one) => isMine(id, one) && one.sku !== undefined && one.sku !== sku);
	return wanted.variants.flatMap((variant) => {
		const owner = taken.find(
			(one) => one.sku === variant.sku && !isMine(one.id, variant) && !isGivenUp(one.id, one.sku),
		);
		if (!owner) return [];
		return [
			{
				row: variant.row,
				column: "SKU",
				detail: `“${variant.sku}” belongs to another variant, of ${owner.title}.`,
			},
		];
	});
}

async function findLostPictures(db: Database, wanted: WantedProduct): Promise<Finding[]> {
	const used = [
		...(wanted.images ?? []).map(({ row, hash }) => ({ row, hash, column: "Product image URL" })),
		...wanted.variants.flatMap(({ row, imageHash: hash }) =>
			hash ? [{ row, hash, column: "Variant image URL" }] : [],
		),
	];
	if (used.length === 0) return [];
	const hashes = [...new Set(used.map(({ hash }) => hash))];
	const kept = await db.selectFrom("images").select("hash").where("hash", "in", hashes).execute();
	const isKept = new Set(kept.map(({ hash }) => hash));
	return used
		.filter(({ hash }) => !isKept.has(hash))
		.map(({ row, column }) => ({ row, column, detail: "is a picture that is no longer kept here." }));
}

function judgeOptions(wanted: WantedProduct, current?: CurrentProduct): Finding[] {
	if (!current || optionNamesOf(current).length === wanted.optionNames.length) return [];
	const names = optionNamesOf(current).join(", ") || "no options";
	const detail = `has other options than the product in the shop (${names}). Change them at the product first.`;
	return [{ row: wanted.firstRow, column: "Option1 name", detail }];
}

/** What the file adds to what is there already, which the file alone can't count. */
function judgeNumbers(wanted: WantedProduct, current?: CurrentProduct): Finding[] {
	if (!current) return [];
	const variants = wanted.variants.filter((variant) => !variantOf(current, variant)).length;
	const pictures = (wanted.images ?? []).filter(
		({ hash }) => !current.images.some((image) => image.image_hash === hash),
	).length;
	const over = (column: string, count: number, most: number, what: string) =>
		count > most
			? [
					{
						row: wanted.firstRow,
						column,
						detail: `makes ${count} ${what} with those it has; at most ${most} can be kept.`,
					},
				]
			: [];
	return [
		...(variants > 0
			? over("Option1 value", current.variants.length + variants, MAX_VARIANTS, "variants")
			: []),
		...(pictures > 0
			? over("Product image URL", current.images.length + pictures, MAX_PICTURES, "pictures")
			: []),
	];
}

function judgeStock(wanted: WantedProduct, current?: CurrentProduct): Finding[] {
	return wanted.variants.flatMap((variant) => {
		const now = current && variantOf(current, variant);
		const mayBeLess =
			(variant.isOversellable ?? now?.is_oversellable ?? false) ||
			!(variant.isTracked ?? now?.is_tracked ?? true);
		const quantity = variant.quantity ?? now?.stock ?? 0;
		if (quantity >= 0 || mayBeLess) return [];
		const detail = `“${quantity}” is less than nothing, and this variant is not sold beyond its stock.`;
		return [{ row: variant.row, column: "Inventory quantity", detail }];
	});
}

function findPriceless(wanted: WantedProduct): Finding[] {
	const first = wanted.variants.find(({ price }) => price === undefined);
	if (!first) return [];
	return [
		{
			row: first.row,
			column: "Price",
			detail: "The file has no prices: new products cost 0 and stay drafts.",
		},
	];
}

function findLeftOut(wanted: WantedProduct, current: CurrentProduct): Finding[] {
	const inFile = new Set(wanted.variants.map(({ options }) => keyOf(options)));
	const left = current.variants.filter((variant) => !inFile.has(keyOf(optionsOf(variant))));
	if (left.length === 0) return [];
	const names = left.map((variant) => optionsOf(variant).join(" / ")).join(", ");
	return [{ row: wanted.firstRow, column: "", detail: `Not in the file, and left as they are: ${names}.` }];
}

function productChanges(wanted: WantedProduct, current: CurrentProduct, currency: string): string[] {
	const changed = (name: string, from: string | null, to: string | null | undefined) =>
		to === undefined || (to ?? "") === (from ?? "") ? [] : [`${name}: ${short(from)} → ${short(to)}`];
	const sameText = wanted.description === textOfHtml(htmlOfText(current.description));
	return [
		...changed("Title", current.title, wanted.title),
		...(sameText ? [] : changed("Description", current.description, wanted.description)),
		...changed("Vendor", current.vendor, wanted.vendor),
		...changed("Category", current.category, sameCategory(wanted.category, current.category)),
		...changed("Tags", current.tags, wanted.tags),
		...changed("Status", current.status, wanted.status),
		...changed("SEO title", current.seo_title, wanted.seoTitle),
		...changed("SEO description", current.seo_description, wanted.seoDescription),
		...(wanted.optionNames.length === optionNamesOf(current).length
			? changed("Options", optionNamesOf(current).join(", "), wanted.optionNames.join(", "))
			: []),
		...wanted.variants.flatMap((variant) => variantChanges(variant, variantOf(current, variant), currency)),
	];
}

const sameCategory = (wanted: string | null | undefined, current: string | null) =>
	wanted && current && wanted.toLowerCase() === current.toLowerCase() ? current : wanted;

function variantChanges(
	wanted: WantedVariant,
	current: CurrentVariant | undefined,
	currency: string,
): string[] {
	const name = wanted.options.join(" / ");
	if (!current) return [`New variant ${name}`];
	const of = name ? ` of ${name}` : "";
	const amount = (minor: number | null) => (minor === null ? "none" : showMoney(minor, currency));
	const changed = <T>(what: string, from: T, to: T | undefined, show: (value: T) => string) =>
		to === undefined || to === from ? [] : [`${what}${of}: ${show(from)} → ${show(to)}`];
	const yesNo = (flag: boolean) => (flag ? "yes" : "no");
	return [
		...changed("Price", current.price, wanted.price, amount),
		...changed("Compare-at price", current.compare_at, wanted.compareAt, amount),
		...changed("Stock", current.stock, wanted.quantity, String),
		...changed("SKU", current.sku, wanted.sku, short),
		...changed("Barcode", current.barcode, wanted.barcode, short),
		...changed("Weight", current.weight_grams, wanted.grams, (grams) => `${grams} g`),
		...changed("Taxed", current.is_taxable, wanted.isTaxable, yesNo),
		...changed("Stock counted", current.is_tracked, wanted.isTracked, yesNo),
		...changed("Sold when out of stock", current.is_oversellable, wanted.isOversellable, yesNo),
		...changed("Picture", current.image_hash, wanted.imageHash, (hash) => (hash ? "one" : "none")),
	];
}

function imageChanges(wanted: WantedProduct, current: CurrentProduct): string[] {
	return (wanted.images ?? []).flatMap(({ hash, alt }) => {
		const kept = current.images.find((image) => image.image_hash === hash);
		if (!kept) return ["A picture more"];
		return alt === undefined || alt === kept.alt ? [] : [`Alt text: ${short(kept.alt)} → ${short(alt)}`];
	});
}

/** A value in a line of the dry run. */
function short(text: string | null): string {
	const line = (text ?? "").replace(/\s+/g, " ").trim();
	if (line === "") return "nothing";
	return line.length > 60 ? `“${line.slice(0, 57)}…”` : `“${line}”`;
}
