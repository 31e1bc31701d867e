import { WrittenMarkup } from "#app/ui/remembered-markup.tsx";
import { type ProductOnCard, productCardHtml } from "./product-card.tsx";

type ProductGridProps = {
	products: readonly ProductOnCard[];
	currency: string;
	/** The heading level of the names. */
	as?: "h2" | "h3";
	/** Four in a row on wide screens, or three beside a column of filters. */
	columns?: 3 | 4;
	/** How many of them are visible without scrolling. */
	firstCount?: number;
};

/** Products as cards, two in a row on a phone. */
export function ProductGrid({ products, currency, as, columns = 4, firstCount = 0 }: ProductGridProps) {
	const cards = products.map(
		(product, index) => `<li>${productCardHtml({ product, currency, as, isFirst: index < firstCount })}</li>`,
	);
	return (
		<WrittenMarkup
			as="ul"
			className={`grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:gap-x-6 ${columns === 4 ? "lg:grid-cols-4" : ""}`}
			html={cards.join("")}
		/>
	);
}
