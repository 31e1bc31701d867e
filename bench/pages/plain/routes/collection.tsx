import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { marketRows } from "../../market-rows.server.ts";
import { ProductCards } from "../cards.tsx";

export const loader = () => json(marketRows.collection());

export default function PlainCollection() {
	const { categories, best, newest } = useLoaderData<typeof loader>();
	return (
		<>
			{categories.map(({ id, slug, name }) => (
				<a key={id} href={`/products?category=${slug}`}>
					{name}
				</a>
			))}
			<ProductCards rows={best} />
			<ProductCards rows={newest} />
		</>
	);
}
