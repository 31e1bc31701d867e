import { t } from "#app/common/language/messages.ts";
import { withoutUnseen } from "#app/common/typed-text.ts";

/**
 * The columns of Shopify's product files under their new names (`SKU`), which exports use, and their old ones
 * (`Variant SKU`). A file may mix them.
 */
const COLUMNS = {
	handle: ["URL handle", "Handle"],
	title: ["Title"],
	description: ["Description", "Body (HTML)", "Body HTML"],
	vendor: ["Vendor"],
	taxonomy: ["Product category", "Standard Product Type", "Standardized Product Type"],
	type: ["Type", "Custom Product Type"],
	tags: ["Tags"],
	published: ["Published on online store", "Published"],
	status: ["Status"],
	option1Name: ["Option1 name"],
	option1: ["Option1 value"],
	option2Name: ["Option2 name"],
	option2: ["Option2 value"],
	option3Name: ["Option3 name"],
	option3: ["Option3 value"],
	sku: ["SKU", "Variant SKU"],
	barcode: ["Barcode", "Variant Barcode"],
	price: ["Price", "Variant Price"],
	compareAt: ["Compare-at price", "Variant Compare At Price"],
	taxable: ["Charge tax", "Variant Taxable"],
	taxClass: ["Tax class (product.metafields.custom.tax_class)", "Tax class"],
	variantTaxClass: ["Variant tax class (variant.metafields.custom.tax_class)", "Variant tax class"],
	tracker: ["Inventory tracker", "Variant Inventory Tracker"],
	quantity: ["Inventory quantity", "Variant Inventory Qty"],
	policy: ["Continue selling when out of stock", "Variant Inventory Policy"],
	grams: ["Weight value (grams)", "Variant Grams"],
	imageSrc: ["Product image URL", "Image Src"],
	imagePosition: ["Image position"],
	imageAlt: ["Image alt text"],
	variantImage: ["Variant image URL", "Variant Image"],
	sizeGuide: ["Size guide (product.metafields.custom.size_guide)"],
	seoTitle: ["SEO title"],
	seoDescription: ["SEO description"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type CsvField = keyof typeof COLUMNS;

export const CSV_FIELDS = Object.keys(COLUMNS) as CsvField[];

export const columnName = (field: CsvField): string => COLUMNS[field][0];

const byName = new Map<string, CsvField>(
	CSV_FIELDS.flatMap((field) => COLUMNS[field].map((name) => [nameKey(name), field] as const)),
);

/** Spreadsheets and people change case and spaces. */
function nameKey(name: string): string {
	return withoutUnseen(name.normalize("NFKC")).toLowerCase().replace(/\s+/g, " ").trim();
}

/** Which column of this file contains which field, and its name. */
export type Header = {
	at: Partial<Record<CsvField, { index: number; name: string }>>;
	/** How many cells the first row has. */
	width: number;
	ignored: string[];
};

export type HeaderFault = { fault: string };

/**
 * Reads a file's first row. Refuses a file without handle or title columns, or with two columns for one
 * field.
 */
export function readHeader(cells: readonly string[]): Header | HeaderFault {
	const at: Header["at"] = {};
	const ignored: string[] = [];
	for (const [index, name] of cells.entries()) {
		const field = byName.get(nameKey(name));
		if (!field) {
			if (name.trim()) ignored.push(name.trim().slice(0, 100));
			continue;
		}
		const earlier = at[field];
		if (earlier)
			return {
				fault: t.importFindings.sameColumns({ one: earlier.name, other: name.trim() }),
			};
		at[field] = { index, name: name.trim() };
	}
	const missing = (["handle", "title"] as const).filter((field) => !at[field]);
	if (missing.length === 2) return { fault: t.importFindings.noColumns };
	const [absent] = missing;
	if (absent) {
		const [one, other]: readonly string[] = COLUMNS[absent];
		const { columnName, eitherColumn, missingColumn } = t.importFindings;
		const names = other ? eitherColumn({ one: one ?? "", other }) : columnName({ name: one ?? "" });
		return { fault: missingColumn({ names }) };
	}
	return { at, width: cells.length, ignored };
}

/** A problem or a note at a cell of the file, named by its column, or at a whole row, whose column is empty. */
export type Finding = { row: number; column: string; detail: string };

/** A finding at a cell, with the name of its column as the file has it. */
export const atCell = (header: Header, row: number, field: CsvField, detail: string): Finding => ({
	row,
	column: header.at[field]?.name ?? columnName(field),
	detail,
});

export const atRow = (row: number, detail: string): Finding => ({ row, column: "", detail });
