import { inLanguage } from "#app/common/language/current-language.ts";
import { maskId } from "#app/common/masked-id.ts";
import { typedMoney } from "#app/common/money.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";
import { cutText } from "#app/common/typed-text.ts";
import { type ReviewsView, ratingData, reviewData } from "#app/reviews/review-page.ts";
import { RETURN_KINDS } from "#app/shop/pricing/return-kinds.ts";
import { isSoldOut } from "./choose-variant.ts";
import { productPath } from "./product-path.ts";
import type { ProductView, readDelivery, VariantView } from "./read-product.server.ts";
import { gtinOf, variantAttributes, variantTitle } from "./variant-attributes.ts";

type Market = {
	origin: string;
	currency: string;
	/** The country that delivery and returns are stated for. */
	country: string;
	delivery?: Awaited<ReturnType<typeof readDelivery>>;
	reviews: ReviewsView;
};

/**
 * A product as schema.org data for Google's merchant listings: a `Product` for one variant, a `ProductGroup`
 * for several. Delivery and returns are the same for all variants, so the first offer contains them and the
 * others refer to it.
 */
export function productData(product: ProductView, market: Market) {
	const { id, title, description, vendor, category, photos, variants } = product;
	const { origin, reviews } = market;
	const shared = {
		"@context": "https://schema.org",
		name: title,
		url: origin + inLanguage(productPath(id)),
		description: cutText(description, 5_000),
		image: photos.map(({ hash }) => origin + pictureUrl(hash, 1280)),
		...(vendor ? { brand: { "@type": "Brand", name: vendor } } : {}),
		category,
		...ratingData(product),
		...reviewData(reviews),
	};
	if (variants.length <= 1)
		return {
			...shared,
			"@type": "Product",
			...variants.map(identifiers)[0],
			offers: variants.map((variant, at) => offer(product, variant, at, market)),
		};
	const attributes = variants.map((variant) => variantAttributes(product, variant.shown));
	const varying = new Set(attributes.flatMap((ofVariant) => ofVariant.map(([name]) => name)));
	return {
		...shared,
		"@type": "ProductGroup",
		productGroupID: maskId(id),
		variesBy: [...varying].map((name) => `https://schema.org/${name}`),
		hasVariant: variants.map((variant, at) => ({
			"@type": "Product",
			name: variantTitle(title, variant.shown),
			...pictureOf(variant.image_hash ?? photos[0]?.hash, origin),
			...Object.fromEntries(attributes[at] ?? []),
			...identifiers(variant),
			offers: offer(product, variant, at, market),
		})),
	};
}

const pictureOf = (hash: string | undefined, origin: string) =>
	hash === undefined ? {} : { image: origin + pictureUrl(hash, 1280) };

function identifiers({ sku, barcode }: VariantView) {
	const gtin = gtinOf(barcode);
	return { sku, gtin };
}

function offer(product: ProductView, variant: VariantView, at: number, market: Market) {
	const { origin, currency } = market;
	const { price, compare_at } = variant;
	const isReduced = compare_at !== null && compare_at > price;
	return {
		"@type": "Offer",
		url: origin + inLanguage(productPath(product.id, variant.id)),
		price: typedMoney(price, currency),
		priceCurrency: currency,
		...(isReduced
			? {
					priceSpecification: {
						"@type": "UnitPriceSpecification",
						priceType: "https://schema.org/StrikethroughPrice",
						price: typedMoney(compare_at, currency),
						priceCurrency: currency,
					},
				}
			: {}),
		itemCondition: "https://schema.org/NewCondition",
		availability: `https://schema.org/${isSoldOut(variant) ? "OutOfStock" : "InStock"}`,
		...(at === 0 ? terms(market) : referredTerms(market)),
		...identifiers(variant),
	};
}

const SHIPPING_ID = "#shipping";

const RETURNS_ID = "#returns";

function terms({ country, currency, delivery }: Market) {
	const returns = {
		"@type": "MerchantReturnPolicy",
		"@id": RETURNS_ID,
		applicableCountry: country,
		returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
		merchantReturnDays: RETURN_KINDS.withdrawal.days,
		returnMethod: "https://schema.org/ReturnByMail",
	};
	if (!delivery) return { hasMerchantReturnPolicy: returns };
	const shipping = {
		"@type": "OfferShippingDetails",
		"@id": SHIPPING_ID,
		shippingRate: {
			"@type": "MonetaryAmount",
			value: typedMoney(delivery.price, currency),
			currency,
		},
		shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
		deliveryTime: {
			"@type": "ShippingDeliveryTime",
			transitTime: {
				"@type": "QuantitativeValue",
				minValue: delivery.minDays,
				maxValue: delivery.maxDays,
				unitCode: "DAY",
			},
		},
	};
	return { shippingDetails: shipping, hasMerchantReturnPolicy: returns };
}

const referredTerms = ({ delivery }: Market) => ({
	...(delivery ? { shippingDetails: { "@id": SHIPPING_ID } } : {}),
	hasMerchantReturnPolicy: { "@id": RETURNS_ID },
});
