import { formatDate } from "#app/common/calendar.ts";
import type { AnyFilters } from "#app/common/lists/list-filters.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { useFilterForm } from "#app/ui/hydrated/use-filter-form.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FilterFields, type FilterFieldsProps } from "./filter-fields.tsx";
import { ClearFilters, FilterChips } from "./list-bar.tsx";

type FilterBarProps<Filters extends AnyFilters> = Omit<FilterFieldsProps<Filters>, "idPrefix"> & {
	/** For hydrated screens: searches while the person types, and the link to the filters opens a dialog. */
	isLive?: boolean;
	/** A narrow list beside something else: the filters open by their link, as on phones. */
	isNarrow?: boolean;
};

/**
 * The search box and the filters of a list, in one row where there is room, with the order and what is filtered below.
 * On phones, a link opens the filters.
 */
export function FilterBar<Filters extends AnyFilters>({
	isLive,
	isNarrow,
	...props
}: FilterBarProps<Filters>) {
	const { list, filters, fields } = props;
	const { form, searchSoon } = useFilterForm(list.fields(filters));
	return (
		<>
			<form
				ref={form}
				action={list.path}
				data-auto-submit
				onInput={isLive ? searchSoon : undefined}
				className="mb-2 flex flex-wrap items-end gap-3 max-md:gap-2"
			>
				<FilterFields
					{...props}
					idPrefix="filter"
					dense
					id={isLive ? undefined : "filters"}
					className={
						isNarrow
							? isLive
								? "hidden"
								: "peer contents not-target:hidden"
							: isLive
								? "contents max-md:hidden"
								: "peer contents max-md:not-target:hidden"
					}
				/>
				<Button variant="plain" dense className={isLive ? "no-script" : undefined}>
					<Icon name="search" className="md:hidden" />
					<span className="max-md:sr-only">Search</span>
				</Button>
				<ButtonLink
					variant="plain"
					dense
					className={isNarrow ? "peer-target:hidden" : "peer-target:hidden md:hidden"}
					href={isLive ? `${list.path}/filters${list.search(filters)}` : "#filters"}
				>
					<Icon name="filters" /> Filters
				</ButtonLink>
			</form>
			<ul className="mb-2 flex flex-wrap items-center gap-2 text-sm print:hidden">
				<li>
					<ListOrders orders={list.orders(filters)} />
				</li>
				<FilterChips chosen={chosenOf(list.active(filters), fields)} />
				{list.isFiltered(filters) ? (
					<ClearFilters href={list.href(list.cleared(filters))}>Clear Filters</ClearFilters>
				) : null}
			</ul>
		</>
	);
}

/** A list's filters as a dialog for small screens. */
export function FilterDialog<Filters extends AnyFilters>(
	props: Omit<FilterFieldsProps<Filters>, "idPrefix">,
) {
	const { list, filters } = props;
	return (
		<Dialog title="Filters" closeHref={list.href(filters)} isFieldFocused>
			<form action={list.path}>
				<FilterFields {...props} idPrefix="dialog" autoFocus />
				<Button>Apply Filters</Button>
			</form>
		</Dialog>
	);
}

/** The order of the list, which opens the others. */
function ListOrders({ orders }: { orders: readonly { label: string; href: string; isCurrent: boolean }[] }) {
	return (
		<details className="menu" data-menu name="menu">
			<summary className="h-9 w-auto gap-1 pe-2 text-secondary">
				<span className="sr-only">Sort by, now </span>
				<Icon name="sortable" />
				{orders.find(({ isCurrent }) => isCurrent)?.label}
			</summary>
			<ul className="menu-panel right-auto left-0 w-max">
				{orders.map(({ label, href, isCurrent }) => (
					<li key={label}>
						<a href={href} className="menu-item" aria-current={isCurrent ? "true" : undefined}>
							{label}
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}

/** The filters that are on as text: "Status: New". One that has no field here has no text. */
function chosenOf(
	active: readonly { name: string; value: string; href: string }[],
	fields: FilterFieldsProps<AnyFilters>["fields"],
) {
	return active.flatMap(({ name, value, href }) => {
		if (name === "q") return [{ label: `Search: ${value}`, href }];
		const field = fields.find((each) => each.name === name);
		if (!field) return [];
		const choice = field.choices?.find((each) => each.value === value)?.label;
		return [{ label: `${field.label}: ${field.choices ? (choice ?? value) : formatDate(value)}`, href }];
	});
}
