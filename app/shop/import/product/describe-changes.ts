import { tidyText } from "#app/common/forms/form-fields.ts";
import { formatMoney } from "#app/common/money.ts";
import { htmlOfText, textOfHtml } from "#app/shop/import/html-text.ts";
import { orderPictures } from "#app/shop/import/pictures/order-pictures.ts";
import type { ResolvedProduct } from "#app/shop/import/pictures/resolve-pictures.server.ts";
import type { ComparedProduct, VariantPair } from "./compare-product.server.ts";
import { type CurrentProduct, currentOptionNames } from "./current-product.server.ts";
import type { WantedProduct } from "./read-product.ts";

/** The changes that an import makes to a product of the shop, as text; empty when there are none. */
export const describeChanges = (
	{ wanted, pairs }: ComparedProduct,
	current: CurrentProduct,
	currency: string,
): string[] => [
	...productChanges(wanted, current),
	...pairs.flatMap((pair) => variantChanges(pair, currency)),
	...imageChanges(wanted, current),
];

/** A change as text, if there is one: a value that the file lacks is undefined and stays. */
function change<Value>(
	name: string,
	from: Value,
	to: Value | undefined,
	show: (value: Value) => string,
): string[] {
	return to === undefined || (to ?? "") === (from ?? "") ? [] : [`${name}: ${show(from)} → ${show(to)}`];
}

function productChanges({ columns, category, optionNames }: WantedProduct, current: CurrentProduct) {
	const exported = tidyText(textOfHtml(htmlOfText(current.description)) ?? "");
	const description = columns.description === exported ? undefined : columns.description;
	const names = currentOptionNames(current);
	const hasSameOptions = optionNames.length === names.length;
	return [
		...change("Title", current.title, columns.title, short),
		...change("Description", current.description, description, short),
		...change("Vendor", current.vendor, columns.vendor, short),
		...change("Category", current.category, category, short),
		...change("Product category", current.taxonomy, columns.taxonomy, short),
		...change("Tags", current.tags, columns.tags, short),
		...change("Status", current.status, columns.status, short),
		...change("Size guide", current.size_guide, columns.size_guide, short),
		...change("SEO title", current.seo_title, columns.seo_title, short),
		...change("SEO description", current.seo_description, columns.seo_description, short),
		...change("Options", names.join(", "), hasSameOptions ? optionNames.join(", ") : undefined, short),
	];
}

function variantChanges({ wanted, current }: VariantPair, currency: string): string[] {
	const name = wanted.options.join(" / ");
	if (!current) return [`New variant ${name}`];
	const of = name ? ` of ${name}` : "";
	const amount = (minor: number | null) => (minor === null ? "none" : formatMoney(minor, currency));
	const yesNo = (flag: boolean) => (flag ? "yes" : "no");
	const { columns } = wanted;
	const restored = `Archived variant${name ? ` ${name}` : ""} restored (${amount(current.price)}, ${current.stock} in stock)`;
	return [
		...(current.archived_at === null ? [] : [restored]),
		...change(`Price${of}`, current.price, columns.price, amount),
		...change(`Compare-at price${of}`, current.compare_at, columns.compare_at, amount),
		...change(`Stock${of}`, current.stock, wanted.quantity, String),
		...change(`SKU${of}`, current.sku, columns.sku, short),
		...change(`Barcode${of}`, current.barcode, columns.barcode, short),
		...change(`Weight${of}`, current.weight_grams, columns.weight_grams, (grams) => `${grams} g`),
		...change(`Charge tax${of}`, current.is_taxable, columns.is_taxable, yesNo),
		...change(`Track stock${of}`, current.is_tracked, columns.is_tracked, yesNo),
		...change(`Sell when out of stock${of}`, current.is_oversellable, columns.is_oversellable, yesNo),
		...change(`Picture${of}`, current.image_hash, wanted.imageHash, (hash) => (hash ? "set" : "none")),
	];
}

function imageChanges(wanted: ResolvedProduct, current: CurrentProduct): string[] {
	const descriptions = wanted.images.flatMap(({ hash, alt }) => {
		const existing = current.images.find((image) => image.image_hash === hash);
		if (!existing) return ["New picture"];
		return alt === undefined || alt === existing.alt
			? []
			: [`Alt text: ${short(existing.alt)} → ${short(alt)}`];
	});
	const before = current.images.map((image) => image.image_hash);
	const after = orderPictures(before, wanted.images).filter((hash) => before.includes(hash));
	const order = after.map((hash) => before.indexOf(hash) + 1);
	const isSame = order.every((place, at) => place === at + 1);
	return isSame ? descriptions : [...descriptions, `Picture order: ${order.join(", ")}`];
}

function short(text: string | null): string {
	const line = (text ?? "").replace(/\s+/g, " ").trim();
	if (line === "") return "empty";
	return line.length > 60 ? `“${line.slice(0, 57)}…”` : `“${line}”`;
}
