import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import type { readCards } from "#app/shop/catalogue/read-product.server.ts";
import { CardPhoto } from "#app/ui/photos/photo.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

/** A product on a card, read with `CARD_COLUMNS` of `shop/catalogue/search/card-columns.server.ts`. */
export type ProductOnCard = Awaited<ReturnType<typeof readCards>>[number];

type ProductGridProps = {
	products: readonly ProductOnCard[];
	currency: string;
	/** The heading level of the names. */
	as?: "h2" | "h3";
	/** Four in a row on wide screens, or three beside a column of filters. */
	columns?: 3 | 4;
	/** How many of them are visible without scrolling. */
	firstCount?: number;
	/**
	 * The page's own path and query. With it, cards of products without options have a button that adds one to the cart,
	 * and those of products with options say that there is something to choose.
	 */
	returnTo?: string | undefined;
};

/** Products as cards, two in a row on a phone. */
export function ProductGrid(props: ProductGridProps) {
	const { products, currency, as, columns = 4, firstCount = 0, returnTo } = props;
	const grid = (
		<ul
			className={`grid grid-cols-2 gap-x-4 gap-y-8 lg:gap-x-6 ${columns === 4 ? "md:grid-cols-4" : "md:grid-cols-3"}`}
		>
			{products.map((product, index) => (
				<li key={product.id}>
					<ProductCard
						product={product}
						currency={currency}
						as={as}
						isFirst={index < firstCount}
						hasButton={returnTo !== undefined}
					/>
				</li>
			))}
		</ul>
	);
	if (returnTo === undefined || !products.some(isAddedAtOnce)) return grid;
	return (
		<form method="post" action="/cart/lines" data-quick-add="">
			<input type="hidden" name="returnTo" value={returnTo} />
			{grid}
		</form>
	);
}

/** Whether there is nothing to choose before it is added to the cart. */
const isAddedAtOnce = ({ option1_name, is_in_stock }: ProductOnCard) => option1_name === null && is_in_stock;

type ProductCardProps = {
	product: ProductOnCard;
	currency: string;
	/** The heading level of its name. */
	as?: "h2" | "h3" | undefined;
	/** Visible without scrolling. */
	isFirst?: boolean;
	/** Has a button of the form around the list, which adds it to the cart, if there is nothing to choose. */
	hasButton: boolean;
};

const SIZES = "(min-width: 64rem) 17rem, (min-width: 48rem) 30vw, 46vw";

/** A product in a list: picture, name and price. The whole card, but its button, is one link, named after the product. */
function ProductCard({ product, currency, as: Heading = "h3", isFirst, hasButton }: ProductCardProps) {
	const { price_from: amount, price_to: to, compare_at_from: before, is_on_sale } = product;
	return (
		<article className="group relative flex h-full flex-col">
			<div className="photo-frame">
				<CardPhoto image={product} icon="box" sizes={SIZES} isFirst={isFirst} />
				<Flag product={product} />
			</div>
			<Heading className="mt-2.5 text-base font-normal leading-snug tracking-normal">
				<a href={productPath(product.id)} lang={product.lang?.title} className="photo-link">
					{product.title}
				</a>
			</Heading>
			<p className="mt-0.5 font-semibold">
				{to > amount ? <span className="text-sm font-normal text-secondary">{t.catalogue.from} </span> : null}
				<Price amount={amount} currency={currency} compareAt={is_on_sale ? before : null} />
			</p>
			{hasButton && product.is_in_stock ? (
				<p className="mt-auto pt-3">
					{isAddedAtOnce(product) ? (
						<button
							type="submit"
							name="productId"
							value={maskId(product.id)}
							className="btn btn-plain relative w-full px-2"
							data-busy={t.words.adding}
						>
							{t.cart.add}
							<span className="sr-only" lang={product.lang?.title}>
								{" "}
								{product.title}
							</span>
						</button>
					) : (
						// A part of the card's link.
						<span className="btn btn-plain w-full px-2">{t.catalogue.chooseOptions}</span>
					)}
				</p>
			) : null}
		</article>
	);
}

function Flag({ product: { is_on_sale, is_in_stock } }: Pick<ProductCardProps, "product">) {
	if (!is_in_stock) return <span className="photo-flag">{t.catalogue.outOfStock}</span>;
	return is_on_sale ? (
		<span className="photo-flag" data-tone="red">
			{t.catalogue.sale}
		</span>
	) : null;
}
