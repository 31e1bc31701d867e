import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { formatMoney } from "#app/common/money.ts";
import { cardKey, ratingOnCard, type SocialCard } from "#app/common/photos/social-card.server.ts";
import { productPath } from "./product-path.ts";
import type { ProductView } from "./read-product.server.ts";

type CardProduct = Pick<ProductView, "title" | "photos" | "variants" | "rating_sum" | "rating_count">;

/** What the preview picture of a product shows. */
export function productCard(product: CardProduct, currency: string): SocialCard {
	const prices = product.variants.map(({ price }) => price);
	const from = Math.min(...prices);
	const price = prices.length === 0 ? null : formatMoney(from, currency);
	return {
		subject: "shop",
		marketName: marketName(),
		photo: product.photos[0]?.hash ?? null,
		name: product.title,
		place: null,
		stars: 0,
		price: price && prices.some((each) => each > from) ? t.catalogue.fromPrice({ price }) : price,
		rating: ratingOnCard({ sum: product.rating_sum, count: product.rating_count }),
	};
}

/** The path of a product's card, and what it says. */
export function productCardLink(product: CardProduct & { id: number }, currency: string) {
	const card = productCard(product, currency);
	const alt = [card.name, card.price].filter(Boolean).join(", ");
	return { path: `${productPath(product.id)}/card.jpg?v=${cardKey(card)}`, alt };
}
