import { Remembered } from "#app/ui/remembered-markup.tsx";
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

/**
 * A short selection of products. Without products, there is no shelf. Many pages have the same shelf, such as the best
 * sellers of a category.
 */
export function ProductShelf({ title, href, products = [], currency }: ProductShelfProps) {
	if (products.length === 0) return null;
	const props = { title, href, products, currency };
	return <Remembered as="section" className="mt-14" component={Shelf} props={props} />;
}

function Shelf({ title, href, products, currency }: ProductShelfProps & { products: ProductOnCard[] }) {
	return (
		<>
			<ShelfHeading title={title} href={href} />
			<ProductGrid products={products} currency={currency} />
		</>
	);
}
