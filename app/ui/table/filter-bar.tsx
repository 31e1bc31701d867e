import type { AnyFilters } from "#app/common/lists/list-filters.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useFilterForm } from "#app/ui/hydrated/use-filter-form.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FilterFields, type FilterFieldsProps } from "./filter-fields.tsx";

type FilterBarProps<Filters extends AnyFilters> = Omit<FilterFieldsProps<Filters>, "idPrefix"> & {
	/** For hydrated screens: searches while the person types, and the link to the filters opens a dialog. */
	isLive?: boolean;
};

/** The search box and the filters of a list, in one row where there is room. On phones, a link opens the filters. */
export function FilterBar<Filters extends AnyFilters>({ isLive, ...props }: FilterBarProps<Filters>) {
	const { list, filters } = props;
	const { form, searchSoon } = useFilterForm(list.fields(filters));
	return (
		<form
			ref={form}
			action={list.path}
			data-auto-submit
			onInput={isLive ? searchSoon : undefined}
			className="mb-4 flex flex-wrap items-end gap-3"
		>
			<FilterFields
				{...props}
				idPrefix="filter"
				dense
				id={isLive ? undefined : "filters"}
				className={isLive ? "contents max-md:hidden" : "peer contents max-md:not-target:hidden"}
			/>
			<Button variant="plain" dense className={isLive ? "no-script" : undefined}>
				Search
			</Button>
			<ButtonLink
				variant="plain"
				dense
				className="peer-target:hidden md:hidden"
				href={isLive ? `${list.path}/filters${list.search(filters)}` : "#filters"}
			>
				<Icon name="filters" /> Filters
			</ButtonLink>
			{list.isFiltered(filters) ? (
				<ButtonLink variant="quiet" dense href={list.href(list.cleared(filters))}>
					Clear Filters
				</ButtonLink>
			) : null}
		</form>
	);
}
