import {
	clearedFilters,
	isFiltered,
	type MovingFilters,
	movingFiltersSearch,
} from "#app/rent/moving-filters.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useFilterForm } from "#app/ui/use-filter-form.ts";
import { FilterFields, KeptOrder, SearchBox } from "./filter-fields.tsx";

/** The search box, and on wide screens the filters beside it; on a phone they are a link to their dialog. */
export function FilterBar({ filters }: { filters: MovingFilters }) {
	const { query, status, vehicle, from, to } = filters;
	const { form, searchSoon } = useFilterForm({ q: query, status, vehicle, from, to });
	return (
		<form
			ref={form}
			action="/trucking-dashboard"
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
				href={`/trucking-dashboard/filters${movingFiltersSearch(filters)}`}
			>
				<Icon name="filters" /> Filters
			</ButtonLink>
			{isFiltered(filters) ? (
				<ButtonLink
					variant="quiet"
					dense
					href={`/trucking-dashboard${movingFiltersSearch(clearedFilters(filters))}`}
				>
					Clear Filters
				</ButtonLink>
			) : null}
		</form>
	);
}
