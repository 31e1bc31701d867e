import { joinTexts, type StoredValue, storeText } from "#app/common/changes/stored-text.ts";
import { tidyText } from "#app/common/forms/form-fields.ts";
import { columnName } from "#app/shop/import/columns.ts";
import { htmlOfText, textOfHtml } from "#app/shop/import/html-text.ts";
import { orderPictures } from "#app/shop/import/pictures/order-pictures.ts";
import type { ResolvedProduct } from "#app/shop/import/pictures/resolve-pictures.server.ts";
import type { TaxClass } from "#db/schema/columns.ts";
import type { ComparedProduct, VariantPair } from "./compare-product.server.ts";
import { type CurrentProduct, currentOptionNames } from "./current-product.server.ts";
import type { WantedProduct } from "./read-product.ts";

/** What changes are described with: the currency, and the names of tax classes. */
type Described = { currency: string; nameOf: (taxClass: TaxClass | null) => StoredValue };

/** The changes that an import makes to a product of the shop, as text; empty when there are none. */
export const describeChanges = (
	{ wanted, pairs }: ComparedProduct,
	current: CurrentProduct,
	{ currency, nameOf }: Described,
): string[] => [
	...productChanges(wanted, current, nameOf),
	...pairs.flatMap((pair) => variantChanges(pair, { currency, nameOf })),
	...imageChanges(wanted, current),
];

/** Of many changes, the first ones are told. */
const MOST_TOLD = 20;

/** Changes as one text to store. */
export const joinChanges = (changes: readonly string[]): string =>
	joinTexts(changes.length > MOST_TOLD ? [...changes.slice(0, MOST_TOLD), "…"] : changes, "; ");

/** A change to store, if there is one: a value that the file lacks is undefined and stays. */
function change<Value>(
	what: StoredValue,
	from: Value,
	to: Value | undefined,
	show: (value: Value) => StoredValue,
): string[] {
	return to === undefined || (to ?? "") === (from ?? "")
		? []
		: [storeText("changed", { what, from: show(from), to: show(to) })];
}

const field = (label: string) => ({ label, of: "field" }) as const;

function productChanges(
	{ columns, category, optionNames }: WantedProduct,
	current: CurrentProduct,
	nameOf: Described["nameOf"],
) {
	const exported = tidyText(textOfHtml(htmlOfText(current.description)) ?? "");
	const description = columns.description === exported ? undefined : columns.description;
	const names = currentOptionNames(current);
	const hasSameOptions = optionNames.length === names.length;
	return [
		...change(field("title"), current.title, columns.title, short),
		...change(field("description"), current.description, description, short),
		...change(field("vendor"), current.vendor, columns.vendor, short),
		...change(field("category"), current.category, category, short),
		...change(columnName("taxonomy"), current.taxonomy, columns.taxonomy, short),
		...change(field("tags"), current.tags, columns.tags, short),
		...change(field("tax_class"), current.tax_class, columns.tax_class, nameOf),
		...change(field("status"), current.status, columns.status, (label) => ({ label, of: "productStatus" })),
		...change(field("size_guide"), current.size_guide, columns.size_guide, short),
		...change(field("seo_title"), current.seo_title, columns.seo_title, short),
		...change(field("seo_description"), current.seo_description, columns.seo_description, short),
		...change(field("options"), names.join(", "), hasSameOptions ? optionNames.join(", ") : undefined, short),
	];
}

function variantChanges({ wanted, current }: VariantPair, { currency, nameOf }: Described): string[] {
	const name = wanted.options.join(" / ");
	if (!current) return [storeText("newVariant", { name })];
	const of = (label: string) => (name ? storeText("fieldOf", { label: field(label), name }) : field(label));
	const amount = (minor: number | null) => (minor === null ? "" : { amount: minor, currency });
	const yesNo = (flag: boolean) => field(flag ? "yes" : "no");
	const { columns } = wanted;
	const restored = storeText("variantRestored", { name, price: amount(current.price), stock: current.stock });
	return [
		...(current.archived_at === null ? [] : [restored]),
		...change(of("price"), current.price, columns.price, amount),
		...change(of("compareAt"), current.compare_at, columns.compare_at, amount),
		...change(of("stock"), current.stock, wanted.quantity, String),
		...change(of("sku"), current.sku, columns.sku, short),
		...change(of("barcode"), current.barcode, columns.barcode, short),
		...change(of("weight"), current.weight_grams, columns.weight_grams, String),
		...change(of("tax_class"), current.tax_class, columns.tax_class, nameOf),
		...change(of("tracked"), current.is_tracked, columns.is_tracked, yesNo),
		...change(of("sellsWithoutStock"), current.is_oversellable, columns.is_oversellable, yesNo),
		...change(of("picture"), current.image_hash, wanted.imageHash, (hash) => yesNo(hash !== null)),
	];
}

function imageChanges(wanted: ResolvedProduct, current: CurrentProduct): string[] {
	const descriptions = wanted.images.flatMap(({ hash, alt }) => {
		const existing = current.images.find((image) => image.image_hash === hash);
		return existing ? change(field("alt"), existing.alt, alt, short) : [storeText("newPicture")];
	});
	const before = current.images.map((image) => image.image_hash);
	const after = orderPictures(before, wanted.images).filter((hash) => before.includes(hash));
	const order = after.map((hash) => before.indexOf(hash) + 1);
	const isSame = order.every((place, at) => place === at + 1);
	return isSame ? descriptions : [...descriptions, storeText("pictureOrder", { order: order.join(", ") })];
}

function short(text: string | null): string {
	const line = (text ?? "").replace(/\s+/g, " ").trim();
	return line && storeText("quoted", { text: line.length > 60 ? `${line.slice(0, 57)}…` : line });
}
