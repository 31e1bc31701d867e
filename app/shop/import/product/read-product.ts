import { tidyText } from "#app/common/forms/form-fields.ts";
import type { Header } from "#app/shop/import/columns.ts";
import type { ProductRows } from "#app/shop/import/group-rows.ts";
import { textOfHtml } from "#app/shop/import/html-text.ts";
import { MAX_ADDRESS } from "#app/shop/import/pictures/picture-address.ts";
import { RowReader } from "#app/shop/import/read-cell.ts";
import { PRODUCT_STATUS_NAMES, type ProductStatus } from "#app/shop/products/product-status.ts";
import { isHandle } from "#app/shop/products/slug.ts";
import { readPictures } from "./read-pictures.ts";
import {
	type Finding,
	MAX_IMPORTED_VARIANTS,
	MAX_PICTURES,
	type ReadProduct,
	type WantedVariant,
} from "./wanted-product.ts";

const OPTIONS = ["option1", "option2", "option3"] as const;
const OPTION_NAMES = ["option1Name", "option2Name", "option3Name"] as const;

/**
 * Reads the rows of one product; the first has the product's own cells. A row with option values is a
 * variant; one with only a picture adds a picture. Amounts are in `currency`. A problem in any row refuses
 * the product. A missing handle, a row that is too long, or too many rows is the only problem reported.
 */
export function readImportedProduct(
	{ rows, count }: ProductRows,
	header: Header,
	currency: string,
): ReadProduct {
	const problems: Finding[] = [];
	const readers = rows.map((row) => new RowReader(row, header, problems));
	const first = readers[0];
	if (!first) throw new Error("a product has at least one row");
	const tooLong = rows.flatMap(({ row, fault }) => (fault ? [{ row, column: "", detail: fault }] : []));
	if (tooLong.length > 0) problems.push(...tooLong);
	const handle = tooLong.length > 0 ? "" : (first.line("handle", 150) ?? "").toLowerCase();
	const ends = { handle, firstRow: first.row, problems };
	if (tooLong.length > 0) return ends;
	if (handle === "") {
		first.problem("handle", "Enter the handle of the product. Every row needs one.");
		return ends;
	}
	if (!isHandle(handle))
		first.problem("handle", "Use lowercase letters, digits and hyphens, such as desk-lamp.");
	if (count > rows.length) {
		const most = `A product can have up to ${MAX_IMPORTED_VARIANTS} variants and ${MAX_PICTURES} pictures.`;
		first.problem("handle", `The product has ${count.toLocaleString("en")} rows. ${most}`);
		return ends;
	}
	const optionNames = readOptionNames(first);
	const variants = readers
		.filter((reader) => isVariant(reader, reader === first))
		.map((reader) => readVariant(reader, { optionNames, currency }));
	const product = {
		handle,
		firstRow: first.row,
		title: readTitle(first),
		...readTexts(first),
		status: readStatus(first),
		optionNames,
		variants,
		sources: readPictures(readers, new Set(variants.map(({ row }) => row))),
		pending: [],
	};
	judgeVariants(product.variants, readers, optionNames);
	return { ...ends, product: problems.length === 0 ? product : undefined };
}

function readTitle(first: RowReader): string {
	const title = first.line("title", 150) ?? "";
	if (title.length < 2) first.problem("title", "Enter a title of 2 to 150 characters.");
	return title;
}

function readTexts(first: RowReader) {
	const html = first.text("description", 100_000);
	const text = html === undefined ? undefined : textOfHtml(html);
	if (text === null) first.problem("description", "The HTML is nested more than 100 levels deep.");
	const description = text === undefined ? undefined : tidyText(text ?? "");
	if (description !== undefined && [...description].length > 20_000)
		first.problem("description", "A description must be 20,000 characters or fewer.");
	const type = first.line("type", 150);
	const taxonomy = first.line("taxonomy", 500)?.split(">").at(-1)?.trim();
	const category = type === undefined && taxonomy === undefined ? undefined : type || taxonomy || null;
	const tags = first
		.line("tags", 500)
		?.split(",")
		.map((tag) => tag.trim())
		.filter(Boolean)
		.join(", ");
	const orNull = (text: string | undefined) => (text === undefined ? undefined : text || null);
	return {
		description,
		category,
		tags,
		vendor: first.line("vendor", 100),
		seoTitle: orNull(first.line("seoTitle", 150)),
		seoDescription: orNull(first.line("seoDescription", 320)),
	};
}

/** An active product that is not published in Shopify is a draft here. */
function readStatus(first: RowReader): ProductStatus | undefined {
	const typed = first.line("status", 40)?.toLowerCase();
	const published = first.flag("published");
	if (!typed) return published === undefined ? undefined : published ? "active" : "draft";
	const status = PRODUCT_STATUS_NAMES.find((name) => name === typed);
	if (!status) first.problem("status", `“${typed}” is not a status. Use ${PRODUCT_STATUS_NAMES.join(", ")}.`);
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
	if (field) first.problem(field, "Enter a name. A later option has one.");
	return used;
}

const isDefault = (value: string | undefined) => value === undefined || /^(default title)?$/i.test(value);

function isVariant(reader: RowReader, isFirst: boolean): boolean {
	if (isFirst) return true;
	return (
		OPTIONS.some((field) => reader.line(field, 200)) ||
		Boolean(reader.line("sku", 100)) ||
		Boolean(reader.line("price", 40))
	);
}

type Reading = { optionNames: string[]; currency: string };

function readVariant(reader: RowReader, { optionNames, currency }: Reading): WantedVariant {
	const options = optionNames.map((name, at) => {
		const field = OPTIONS[at] ?? "option1";
		const value = reader.line(field, 60) ?? "";
		if (value === "") reader.problem(field, `Enter a value for ${name}.`);
		return value;
	});
	const price = reader.money("price", currency);
	if (price === null) reader.problem("price", "Enter a price. 0 is allowed.");
	const orNull = (text: string | undefined) => (text === undefined ? undefined : text || null);
	return {
		row: reader.row,
		options,
		sku: orNull(reader.line("sku", 64)),
		barcode: orNull(reader.line("barcode", 64)),
		price: price ?? undefined,
		compareAt: reader.money("compareAt", currency),
		isTaxable: reader.flag("taxable"),
		isTracked: readTracker(reader),
		isOversellable: reader.flag("policy", { yes: ["continue"], no: ["deny"] }),
		quantity: reader.whole("quantity", { min: -1_000_000, max: 1_000_000 }) ?? undefined,
		grams: reader.whole("grams", { min: 0, max: 10_000_000 }) ?? undefined,
		// An empty cell removes the picture; `resolvePictures` sets a named one.
		imageHash: reader.line("variantImage", MAX_ADDRESS) === "" ? null : undefined,
	};
}

/** Any tracker's name means that stock is tracked. */
function readTracker(reader: RowReader): boolean | undefined {
	const tracker = reader.line("tracker", 100)?.toLowerCase();
	return tracker === undefined ? undefined : !["", "not tracked", "false", "no"].includes(tracker);
}

function judgeVariants(variants: WantedVariant[], readers: RowReader[], optionNames: string[]): void {
	const readerOf = (row: number) => readers.find((reader) => reader.row === row);
	const visited = new Map<string, number>();
	for (const { row, options } of variants) {
		const key = options.join("\u0000").toLowerCase();
		const before = visited.get(key);
		if (before === undefined) visited.set(key, row);
		else if (optionNames.length === 0)
			readerOf(row)?.problem(
				"handle",
				`This is a second variant of a product without options. The first is in row ${before}.`,
			);
		else
			readerOf(row)?.problem("option1", `This repeats the variant in row ${before}: ${options.join(" / ")}.`);
	}
	if (variants.length > MAX_IMPORTED_VARIANTS)
		readers[0]?.problem(
			"handle",
			`The product has ${variants.length} variants. At most ${MAX_IMPORTED_VARIANTS} are possible.`,
		);
}
