import { tidyText } from "#app/common/forms/form-fields.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { MAX_PHOTOS } from "#app/common/photos/photo-limits.ts";
import { MAX_SIZE_GUIDE, readSizeGuide } from "#app/shop/catalogue/size-guide.ts";
import { atRow, type CsvField, type Finding, type Header } from "#app/shop/import/columns.ts";
import { textOfHtml } from "#app/shop/import/html-text.ts";
import { MAX_ADDRESS, normalizeAddress } from "#app/shop/import/pictures/picture-address.ts";
import { RowReader } from "#app/shop/import/read-cell.ts";
import type { ProductRows } from "#app/shop/import/read-rows.server.ts";
import type { readClassWords } from "#app/shop/pricing/tax-classes.server.ts";
import { PRODUCT_STATUS_NAMES, type ProductStatus } from "#app/shop/products/product-status.ts";
import { isHandle } from "#app/shop/products/slug.ts";
import { MAX_VARIANTS } from "#app/shop/stock/product-options.ts";
import type { TaxClass } from "#db/schema/columns.ts";

const OPTIONS = ["option1", "option2", "option3"] as const;
const OPTION_NAMES = ["option1Name", "option2Name", "option3Name"] as const;

/** The currency of the amounts, and the words for tax classes. */
type Known = { currency: string; classes: Awaited<ReturnType<typeof readClassWords>> };

export type ReadProduct = ReturnType<typeof readImportedProduct>;

/** A product as the file has it. A value whose column the file lacks is undefined, and stays as it is. */
export type WantedProduct = NonNullable<ReadProduct["product"]>;
export type WantedVariant = WantedProduct["variants"][number];

/**
 * Reads the rows of one product; the first has the product's own cells. A row with option values is a
 * variant; one with only a picture adds a picture. A problem in any row refuses
 * the product. A missing handle, a row that is too long, or too many rows is the only problem reported.
 */
export function readImportedProduct({ rows, count }: ProductRows, header: Header, known: Known) {
	const problems: Finding[] = rows.flatMap(({ row, fault }) => (fault ? [atRow(row, fault)] : []));
	const readers = rows.map((row) => new RowReader(row, header, problems));
	const first = readers[0];
	if (!first) throw new Error("a product has at least one row");
	const firstRow = first.row;
	if (problems.length > 0) return { handle: "", firstRow, problems };
	const handle = (first.line("handle", 150) ?? "").toLowerCase();
	if (handle === "") {
		first.problem("handle", t.importFindings.enterHandle);
		return { handle, firstRow, problems };
	}
	if (!isHandle(handle)) first.problem("handle", t.importFindings.handleRule);
	if (count > rows.length) {
		const most = { variants: MAX_VARIANTS, pictures: MAX_PHOTOS };
		first.problem("handle", t.importFindings.tooManyRowsOf({ count: formatCount(count), ...most }));
		return { handle, firstRow, problems };
	}
	const optionNames = readOptionNames(first);
	const variantReaders = readers.filter((reader) => reader === first || isVariant(reader));
	const variants = variantReaders.map((reader) => readVariant(reader, optionNames, known));
	const product = {
		handle,
		firstRow,
		optionNames,
		...readOwnCells(first, known),
		variants,
		sources: readPictures(readers, variantReaders),
	};
	findRepeatedVariants(variantReaders, variants, optionNames);
	return { handle, firstRow, problems, product: problems.length === 0 ? product : undefined };
}

function readOwnCells(first: RowReader, { classes }: Known) {
	const title = first.line("title", 150) ?? "";
	if (title.length < 2) first.problem("title", t.importFindings.enterTitle);
	const description = readDescription(first);
	const type = first.line("type", 150);
	const taxonomy = first.optionalLine("taxonomy", 500);
	const tags = first
		.line("tags", 500)
		?.split(",")
		.map((tag) => tag.trim())
		.filter(Boolean)
		.join(", ");
	return {
		category: categoryIn(type, taxonomy),
		columns: {
			title,
			description,
			vendor: first.line("vendor", 100),
			taxonomy,
			tags,
			tax_class: readTaxClass(first, "taxClass", classes) ?? undefined,
			status: readStatus(first),
			size_guide: readGuide(first),
			seo_title: first.optionalLine("seoTitle", 150),
			seo_description: first.optionalLine("seoDescription", 320),
		},
	};
}

function readGuide(first: RowReader): string | undefined {
	const text = first.text("sizeGuide", MAX_SIZE_GUIDE);
	if (text === undefined) return undefined;
	const read = readSizeGuide(text);
	if (read.ok) return read.stored;
	first.problem("sizeGuide", read.sentence);
	return undefined;
}

function readDescription(first: RowReader): string | undefined {
	const html = first.text("description", 100_000);
	if (html === undefined) return undefined;
	const text = textOfHtml(html);
	if (text === null) first.problem("description", t.importFindings.htmlDepth);
	const description = tidyText(text ?? "");
	if ([...description].length > 20_000)
		first.problem("description", t.importFindings.descriptionTooLong({ most: formatCount(20_000) }));
	return description;
}

/**
 * The name of the category: the type, or the last part of a path such as "Furniture > Office Furniture > Desks". The id
 * of a category in the taxonomy has no name, so the product's category stays as it is.
 */
function categoryIn(type: string | undefined, taxonomy: string | null | undefined) {
	if (type) return type;
	if (taxonomy) return isTaxonomyId(taxonomy) ? undefined : taxonomy.split(">").at(-1)?.trim() || null;
	return type === undefined && taxonomy === undefined ? undefined : null;
}

/**
 * Whether this is the id of a category instead of its path: "aa-1-13-8" of Shopify's taxonomy, also as
 * "gid://shopify/TaxonomyCategory/aa-1-13-8", or "212" of the older vocabulary, which is Google's.
 */
export const isTaxonomyId = (taxonomy: string): boolean =>
	/^(gid:\/\/shopify\/TaxonomyCategory\/\S+|[a-z]{2}(-\d+)+|\d+)$/.test(taxonomy);

/** An active product that is not published in Shopify is a draft here. */
function readStatus(first: RowReader): ProductStatus | undefined {
	const typed = first.line("status", 40)?.toLowerCase();
	const published = first.flag("published");
	if (!typed) return published === undefined ? undefined : published ? "active" : "draft";
	const status = PRODUCT_STATUS_NAMES.find((name) => name === typed);
	if (!status)
		first.problem("status", t.importFindings.notStatus({ typed, statuses: PRODUCT_STATUS_NAMES.join(", ") }));
	return status === "active" && published === false ? "draft" : status;
}

function readOptionNames(first: RowReader): string[] {
	const names = OPTION_NAMES.map((field) => first.line(field, 40) ?? "");
	const isPlain =
		names[0] === "" || (names[0]?.toLowerCase() === "title" && isDefault(first.line("option1", 200)));
	if (isPlain) return [];
	const last = names.findLastIndex(Boolean);
	const used = names.slice(0, last + 1);
	const gap = used.indexOf("");
	const field = OPTION_NAMES[gap];
	if (field) first.problem(field, t.importFindings.enterOptionName);
	return used;
}

const isDefault = (value: string | undefined) => value === undefined || /^(default title)?$/i.test(value);

const isVariant = (reader: RowReader): boolean =>
	OPTIONS.some((field) => reader.line(field, 200)) ||
	Boolean(reader.line("sku", 100)) ||
	Boolean(reader.line("price", 40));

function readVariant(reader: RowReader, optionNames: string[], { currency, classes }: Known) {
	const options = optionNames.map((name, at) => {
		const field = OPTIONS[at] ?? "option1";
		const value = reader.line(field, 60) ?? "";
		if (value === "") reader.problem(field, t.importFindings.enterValue({ option: name }));
		return value;
	});
	const price = reader.money("price", currency);
	if (price === null) reader.problem("price", t.importFindings.enterPrice);
	return {
		row: reader.row,
		options,
		quantity: reader.whole("quantity", { min: -1_000_000, max: 1_000_000 }) ?? undefined,
		/** Of a file that knows no tax classes, such as Shopify’s. */
		isTaxable: reader.flag("taxable"),
		columns: {
			sku: reader.optionalLine("sku", 64),
			barcode: reader.optionalLine("barcode", 64),
			price: price ?? undefined,
			compare_at: reader.money("compareAt", currency),
			tax_class: readTaxClass(reader, "variantTaxClass", classes),
			is_tracked: readTracker(reader),
			is_oversellable: reader.flag("policy", { yes: ["continue"], no: ["deny"] }),
			weight_grams: reader.whole("grams", { min: 0, max: 10_000_000 }) ?? undefined,
		},
		/** An empty cell removes the picture; `resolvePictures` sets a named one. */
		imageHash: reader.line("variantImage", MAX_ADDRESS) === "" ? null : (undefined as string | undefined),
	};
}

/** A tax class by its word; null for an empty cell. */
function readTaxClass(
	reader: RowReader,
	field: "taxClass" | "variantTaxClass",
	{ classOf, words }: Known["classes"],
): TaxClass | null | undefined {
	const typed = reader.optionalLine(field, 100);
	if (typed === undefined || typed === null) return typed;
	const found = classOf(typed);
	if (!found) reader.problem(field, t.importFindings.notTaxClass({ typed, classes: words.join(", ") }));
	return found;
}

/** Any tracker's name means that stock is tracked. */
function readTracker(reader: RowReader): boolean | undefined {
	const tracker = reader.line("tracker", 100)?.toLowerCase();
	return tracker === undefined ? undefined : !["", "not tracked", "false", "no"].includes(tracker);
}

function findRepeatedVariants(readers: RowReader[], variants: WantedVariant[], optionNames: string[]): void {
	const rows = new Map<string, number>();
	for (const [at, { row, options }] of variants.entries()) {
		const key = keyOf(options);
		const before = rows.get(key);
		rows.set(key, before ?? row);
		if (before === undefined) continue;
		const { repeatedVariant, secondVariant } = t.importFindings;
		if (optionNames.length === 0) readers[at]?.problem("handle", secondVariant({ row: before }));
		else readers[at]?.problem("option1", repeatedVariant({ row: before, variant: options.join(" / ") }));
	}
	if (variants.length > MAX_VARIANTS)
		readers[0]?.problem(
			"handle",
			t.importFindings.tooManyVariants({ count: variants.length, most: MAX_VARIANTS }),
		);
}

/** The same for the same combination of options, in any case. */
export const keyOf = (options: readonly string[]) => options.join("\u0000").toLowerCase();

/** A cell that names a picture, as written in the file. */
export type PictureSource = {
	row: number;
	/** Normalized by `normalizeAddress`: a web address, or a file name. */
	address: string;
	/** Whether it is the variant's picture instead of the product's. */
	isVariant: boolean;
	alt?: string | undefined;
	position: number | null;
};

/** The pictures in a product's rows, once for the product and once for each variant, in row order. */
function readPictures(readers: RowReader[], variants: RowReader[]): PictureSource[] {
	const ofProduct: PictureSource[] = [];
	for (const reader of readers) {
		const address = readAddress(reader, "imageSrc");
		if (!address || ofProduct.some((source) => source.address === address)) continue;
		const position = reader.whole("imagePosition", { min: 1, max: 1_000 }) ?? null;
		const alt = reader.line("imageAlt", 500);
		ofProduct.push({ row: reader.row, address, isVariant: false, alt, position });
		if (ofProduct.length === MAX_PHOTOS + 1)
			reader.problem("imageSrc", t.importFindings.tooManyPictures({ most: MAX_PHOTOS }));
	}
	const ofVariants = variants.flatMap((reader) => {
		const address = readAddress(reader, "variantImage");
		return address ? [{ row: reader.row, address, isVariant: true, position: null }] : [];
	});
	return [...ofProduct, ...ofVariants];
}

function readAddress(reader: RowReader, field: CsvField): string | undefined {
	const typed = reader.line(field, MAX_ADDRESS);
	if (!typed) return undefined;
	const address = normalizeAddress(typed);
	if (address.length <= MAX_ADDRESS) return address;
	reader.problem(field, t.importFindings.addressTooLong({ most: formatCount(MAX_ADDRESS) }));
	return undefined;
}
