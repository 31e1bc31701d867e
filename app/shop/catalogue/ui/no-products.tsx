import {
	countFilters,
	NO_PRODUCT_FILTERS,
	type ProductFilters,
	productsPath,
} from "#app/shop/catalogue/search/product-filters.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** Why a list has no products (the filters, the search, or an empty shop), and what to do about it. */
export function NoProducts({ filters, currency }: { filters: ProductFilters; currency: string }) {
	const { query } = filters;
	if (countFilters(filters) > 0)
		return (
			<EmptyState
				title="No products match these filters"
				icon="search"
				action={
					<ButtonLink href={productsPath({ ...NO_PRODUCT_FILTERS, query, sort: filters.sort }, {}, currency)}>
						Clear filters
					</ButtonLink>
				}
			>
				Remove a filter or search in all categories.
			</EmptyState>
		);
	return (
		<EmptyState
			title={query ? `We found nothing for “${query}”` : "No products yet"}
			icon="search"
			action={
				<>
					<ButtonLink href={query ? "/products" : "/"}>{query ? "View all products" : "Home"}</ButtonLink>
					{query ? (
						<ButtonLink href={`/search?${new URLSearchParams({ q: query })}`} variant="plain">
							Search hotels, too
						</ButtonLink>
					) : null}
				</>
			}
		>
			{query ? "Try different or fewer words." : "New products will appear here. Check back soon."}
		</EmptyState>
	);
}
