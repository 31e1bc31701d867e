import { ShelfHeading } from "#app/ui/shelf-heading.tsx";
import type { ProductOnCard } from "./product-card.tsx";
import { ProductGrid } from "./product-grid.tsx";

type ProductShelfProps = {
	title: string;
	/** The list that the products are from. */
	href?: string;
	products: ProductOnCard[] | undefined;
	currency: string;
};

/** A short selection of products. Without products, there is no shelf. */
export function ProductShelf({ title, href, products = [], currency }: ProductShelfProps) {
	if (products.length === 0) return null;
	return (
		<section className="mt-14">
			<ShelfHeading title={title} href={href} />
			<ProductGrid products={products} currency={currency} />
		</section>
	);
}
