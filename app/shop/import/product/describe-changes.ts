import { tidyText } from "#app/common/forms/form-fields.ts";
import { formatMoney } from "#app/common/money.ts";
import { htmlOfText, textOfHtml } from "#app/shop/import/html-text.ts";
import {
	archivedVariantOf,
	type CurrentProduct,
	type CurrentVariant,
	optionNamesOf,
	variantOf,
} from "./current-product.server.ts";
import { orderPictures } from "./order-pictures.ts";
import type { WantedProduct, WantedVariant } from "./wanted-product.ts";

/** The changes that an import makes to a product, as text; empty when there are none. */
export const describeChanges = (
	wanted: WantedProduct,
	current: CurrentProduct,
	currency: string,
): string[] => [...productChanges(wanted, current, currency), ...imageChanges(wanted, current)];

function productChanges(wanted: WantedProduct, current: CurrentProduct, currency: string): string[] {
	const changed = (name: string, from: string | null, to: string | null | undefined) =>
		to === undefined || (to ?? "") === (from ?? "") ? [] : [`${name}: ${short(from)} → ${short(to)}`];
	const written = tidyText(textOfHtml(htmlOfText(current.description)) ?? "");
	const sameText = wanted.description === undefined || wanted.description === written;
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
		...wanted.variants.flatMap((variant) => {
			const now = { current: variantOf(current, variant), archived: archivedVariantOf(current, variant) };
			return variantChanges(variant, now, currency);
		}),
	];
}

const sameCategory = (wanted: string | null | undefined, current: string | null) =>
	wanted && current && wanted.toLowerCase() === current.toLowerCase() ? current : wanted;

function variantChanges(
	wanted: WantedVariant,
	{ current, archived }: { current?: CurrentVariant; archived?: CurrentVariant },
	currency: string,
): string[] {
	const name = wanted.options.join(" / ");
	const before = current ?? archived;
	if (!before) return [`New variant ${name}`];
	const of = name ? ` of ${name}` : "";
	const amount = (minor: number | null) => (minor === null ? "none" : formatMoney(minor, currency));
	const changed = <T>(what: string, from: T, to: T | undefined, show: (value: T) => string) =>
		to === undefined || to === from ? [] : [`${what}${of}: ${show(from)} → ${show(to)}`];
	const yesNo = (flag: boolean) => (flag ? "yes" : "no");
	const restored = `Archived variant${name ? ` ${name}` : ""} restored (${amount(before.price)}, ${before.stock} in stock)`;
	return [
		...(current ? [] : [restored]),
		...changed("Price", before.price, wanted.price, amount),
		...changed("Compare-at price", before.compare_at, wanted.compareAt, amount),
		...changed("Stock", before.stock, wanted.quantity, String),
		...changed("SKU", before.sku, wanted.sku, short),
		...changed("Barcode", before.barcode, wanted.barcode, short),
		...changed("Weight", before.weight_grams, wanted.grams, (grams) => `${grams} g`),
		...changed("Charge tax", before.is_taxable, wanted.isTaxable, yesNo),
		...changed("Track stock", before.is_tracked, wanted.isTracked, yesNo),
		...changed("Sell when out of stock", before.is_oversellable, wanted.isOversellable, yesNo),
		...changed("Picture", before.image_hash, wanted.imageHash, (hash) => (hash ? "set" : "none")),
	];
}

function imageChanges(wanted: WantedProduct, current: CurrentProduct): string[] {
	const descriptions = (wanted.images ?? []).flatMap(({ hash, alt }) => {
		const existing = current.images.find((image) => image.image_hash === hash);
		if (!existing) return ["New picture"];
		return alt === undefined || alt === existing.alt
			? []
			: [`Alt text: ${short(existing.alt)} → ${short(alt)}`];
	});
	const before = current.images.map((image) => image.image_hash);
	const after = orderPictures(before, wanted.images ?? []).filter((hash) => before.includes(hash));
	const order = after.map((hash) => before.indexOf(hash) + 1);
	const isSame = order.every((place, at) => place === at + 1);
	return isSame ? descriptions : [...descriptions, `Picture order: ${order.join(", ")}`];
}

function short(text: string | null): string {
	const line = (text ?? "").replace(/\s+/g, " ").trim();
	if (line === "") return "empty";
	return line.length > 60 ? `“${line.slice(0, 57)}…”` : `“${line}”`;
}
