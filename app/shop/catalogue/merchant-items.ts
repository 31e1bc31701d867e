import { inLanguage } from "#app/common/language/current-language.ts";
import { maskId } from "#app/common/masked-id.ts";
import { typedMoney } from "#app/common/money.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";
import { cutText } from "#app/common/typed-text.ts";
import type { XmlElements } from "#app/common/xml.server.ts";
import { isSoldOut } from "./choose-variant.ts";
import type { MerchantProduct } from "./list-for-feeds.server.ts";
import { productPath } from "./product-path.ts";
import { gtinOf, variantAttributes, variantTitle } from "./variant-attributes.ts";

/** Google's limits for a title and a description. */
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5_000;

type Market = { origin: string; currency: string };

/**
 * Converts a product's variants to items of a Google Merchant feed, with the attributes that we know of
 * Google's product data specification (support.google.com/merchants/answer/7052112). Leaves out variants
 * without a price or a picture, which Google refuses. We know no manufacturer's part numbers: a SKU is the shop's own.
 */
export function merchantItems(
	product: MerchantProduct,
	{ origin, currency, shipping }: Market & { shipping: XmlElements | undefined },
): XmlElements[] {
	const { id, title, description, vendor, category, variants } = product;
	const amount = (minor: number) => `${typedMoney(minor, currency)} ${currency}`;
	return variants.flatMap((variant) => {
		const { price, compare_at, stock, is_tracked, is_oversellable } = variant;
		const hash = variant.image_hash ?? product.image_hash;
		if (price <= 0 || hash === null) return [];
		const left = is_tracked && !is_oversellable ? stock : null;
		const gtin = gtinOf(variant.barcode);
		const isReduced = compare_at !== null && compare_at > price;
		const attributes = variantAttributes(product, variant);
		return [
			{
				"g:id": maskId(variant.id),
				"g:item_group_id": variants.length > 1 ? maskId(id) : undefined,
				title: cutText(variantTitle(title, variant), LONGEST_TITLE),
				description: cutText(description || title, LONGEST_DESCRIPTION),
				link: origin + inLanguage(productPath(id, variant.id)),
				"g:image_link": origin + pictureUrl(hash, 1280),
				"g:availability": isSoldOut({ left }) ? "out_of_stock" : "in_stock",
				"g:price": amount(isReduced ? compare_at : price),
				"g:sale_price": isReduced ? amount(price) : undefined,
				"g:condition": "new",
				"g:brand": vendor || undefined,
				"g:gtin": gtin ?? undefined,
				"g:identifier_exists": gtin === null ? "no" : undefined,
				"g:product_type": category || undefined,
				...Object.fromEntries(attributes.map(([name, value]) => [`g:${name}`, value])),
				"g:shipping": shipping,
			},
		];
	});
}
