import { t } from "#app/common/language/messages.ts";
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
				title={t.catalogue.noMatch}
				icon="search"
				action={
					<ButtonLink href={productsPath({ ...NO_PRODUCT_FILTERS, query, sort: filters.sort }, {}, currency)}>
						{t.catalogue.clearFilters}
					</ButtonLink>
				}
			>
				{t.catalogue.widenSearch}
			</EmptyState>
		);
	return (
		<EmptyState
			title={query ? t.catalogue.nothingFor({ query }) : t.catalogue.noProductsYet}
			icon="search"
			action={
				<>
					<ButtonLink href={query ? "/products" : "/"}>
						{query ? t.catalogue.viewAllProducts : t.catalogue.home}
					</ButtonLink>
					{query ? (
						<ButtonLink href={`/search?${new URLSearchParams({ q: query })}`} variant="plain">
							{t.catalogue.searchHotelsToo}
						</ButtonLink>
					) : null}
				</>
			}
		>
			{query ? t.catalogue.tryOtherWords : t.catalogue.emptyText}
		</EmptyState>
	);
}
