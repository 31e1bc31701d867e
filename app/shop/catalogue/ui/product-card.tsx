import { escapeHtml } from "#app/common/escape-html.ts";
import { type CardImage, cardPhotoHtml } from "#app/common/photos/photo.tsx";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { iconHtml } from "#app/ui/icon.tsx";
import { priceHtml } from "#app/ui/price.tsx";

/** The data of a product card, read with `CARD_COLUMNS` of `shop/catalogue/search/card-columns.server.ts`. */
export type ProductOnCard = CardImage & {
	id: number;
	title: string;
	price_from: number;
	price_to: number;
	compare_at_from: number | null;
	is_on_sale: boolean;
	is_in_stock: boolean;
};

type ProductCardProps = {
	product: ProductOnCard;
	currency: string;
	/** The heading level of its name. */
	as?: "h2" | "h3" | undefined;
	/** Visible without scrolling. */
	isFirst?: boolean;
};

const SIZES = "(min-width: 64rem) 17rem, (min-width: 48rem) 30vw, 46vw";

/**
 * A product in a list: picture, name and price. The whole card is one link, named after the product. Written as text,
 * because cards are most of a list's page.
 */
export function productCardHtml({ product, currency, as = "h3", isFirst }: ProductCardProps): string {
	const { price_from: amount, price_to: to, compare_at_from: before, is_on_sale, is_in_stock } = product;
	const photo =
		cardPhotoHtml(product, { sizes: SIZES, isFirst }) ?? iconHtml("box", "text-3xl text-secondary");
	const link = `<a href="${productPath(product.id)}" class="photo-link">${escapeHtml(product.title)}</a>`;
	const from = to > amount ? '<span class="text-sm font-normal text-secondary">From </span>' : "";
	const price = priceHtml({ amount, currency, compareAt: is_on_sale ? before : null });
	return [
		`<article class="group relative"><div class="photo-frame">${photo}${flagHtml({ is_on_sale, is_in_stock })}</div>`,
		`<${as} class="mt-2.5 text-base font-normal leading-snug tracking-normal">${link}</${as}>`,
		`<p class="mt-0.5 font-semibold">${from}${price}</p></article>`,
	].join("");
}

function flagHtml({ is_on_sale, is_in_stock }: Pick<ProductOnCard, "is_on_sale" | "is_in_stock">): string {
	if (!is_in_stock) return '<span class="photo-flag">Out of stock</span>';
	return is_on_sale ? '<span class="photo-flag" data-tone="red">Sale</span>' : "";
}
