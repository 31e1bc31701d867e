import { ShelfHeading } from "#app/ui/shelf-heading.tsx";
import { ProductGrid, type ProductOnCard } from "./product-grid.tsx";

type ProductShelfProps = {
	title: string;
	/** The list that the products are from. */
	href?: string;
	products: ProductOnCard[] | undefined;
	currency: string;
	/** See `ProductGrid`. */
	returnTo?: string;
};

/** A short selection of products. Without products, there is no shelf. */
export function ProductShelf({ title, href, products = [], currency, returnTo }: ProductShelfProps) {
	if (products.length === 0) return null;
	return (
		<section className="mt-14">
			<ShelfHeading title={title} href={href} />
			<ProductGrid products={products} currency={currency} returnTo={returnTo} />
		</section>
	);
}
