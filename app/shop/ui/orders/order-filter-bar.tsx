import {
	clearedFilters,
	isFiltered,
	type OrderFilters,
	orderFiltersSearch,
} from "#app/shop/orders/list/order-filters.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useFilterForm } from "#app/ui/use-filter-form.ts";
import { FilterFields, KeptOrder, SearchBox } from "./order-filter-fields.tsx";

/** The search box, and on wide screens the filters beside it; on a phone they are a link to their dialog. */
export function OrderFilterBar({ filters }: { filters: OrderFilters }) {
	const { query, status, payment, fulfilment, from, to } = filters;
	const { form, searchSoon } = useFilterForm({ q: query, status, payment, fulfilment, from, to });
	return (
		<form
			ref={form}
			action="/orders"
			data-auto-submit
			onInput={searchSoon}
			className="mb-4 flex flex-wrap items-end gap-3"
		>
			<KeptOrder filters={filters} />
			<SearchBox filters={filters} idPrefix="filter" dense className="min-w-48 flex-1" />
			<FilterFields filters={filters} idPrefix="filter" dense className="max-md:hidden" />
			<Button variant="plain" dense className="no-script">
				Search
			</Button>
			<ButtonLink
				variant="plain"
				dense
				className="md:hidden"
				href={`/orders/filters${orderFiltersSearch(filters)}`}
			>
				<Icon name="filters" /> Filters
			</ButtonLink>
			{isFiltered(filters) ? (
				<ButtonLink variant="quiet" dense href={`/orders${orderFiltersSearch(clearedFilters(filters))}`}>
					Clear filters
				</ButtonLink>
			) : null}
		</form>
	);
}
