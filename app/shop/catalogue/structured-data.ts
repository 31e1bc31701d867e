import { typedMoney } from "#app/site/money.ts";
import { pictureUrl } from "#app/site/pictures/pictures.ts";
import { ratingData } from "#app/site/reviews/review-page.ts";
import { isSoldOut } from "./choose-variant.ts";
import { productPath } from "./product-path.ts";
import type { ShownProduct } from "./read-product.server.ts";

type Crumb = { name: string; path: string };

/** A product in schema.org's words, with an offer for each variant. */
export function productData(
	product: ShownProduct,
	{ origin, currency }: { origin: string; currency: string },
) {
	const { id, title, description, vendor, category, photos, variants } = product;
	return {
		"@context": "https://schema.org",
		"@type": "Product",
		name: title,
		url: origin + productPath(id),
		description: description.slice(0, 5_000),
		image: photos.map(({ hash }) => origin + pictureUrl(hash, 1280)),
		...(vendor ? { brand: { "@type": "Brand", name: vendor } } : {}),
		...(category ? { category } : {}),
		...ratingData(product),
		offers: variants.map((variant) => ({
			"@type": "Offer",
			url: origin + productPath(id, variant.id),
			price: typedMoney(variant.price, currency),
			priceCurrency: currency,
			itemCondition: "https://schema.org/NewCondition",
			availability: `https://schema.org/${isSoldOut(variant) ? "OutOfStock" : "InStock"}`,
			...(variant.sku ? { sku: variant.sku } : {}),
			...(/^(\d{8}|\d{12,14})$/.test(variant.barcode ?? "") ? { gtin: variant.barcode } : {}),
		})),
	};
}

/** The way to a page in schema.org's words. */
export function crumbData(crumbs: readonly Crumb[], origin: string) {
	return {
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: crumbs.map(({ name, path }, at) => ({
			"@type": "ListItem",
			position: at + 1,
			name,
			item: origin + path,
		})),
	};
}
