import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import type { AnyFilters } from "#app/common/lists/list-filters.ts";
import type { ListViews } from "#app/common/lists/list-views.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { useFilterForm } from "#app/ui/hydrated/use-filter-form.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FilterFields, type FilterFieldsProps } from "./filter-fields.tsx";
import { ClearFilters, FilterChips } from "./list-bar.tsx";
import { ViewTabs } from "./view-tabs.tsx";

type FilterBarProps<Filters extends AnyFilters> = Omit<FilterFieldsProps<Filters>, "idPrefix"> & {
	views?: ListViews | undefined;
	/** For hydrated screens: searches while the person types, and the link to the filters opens a dialog. */
	isLive?: boolean;
	/** A narrow list beside something else: the filters open by their link, as on phones. */
	isNarrow?: boolean;
};

/**
 * The views and the order of a list, and its search box and filters in one row, with what is filtered below. On phones
 * and tablets, a link opens the filters.
 */
export function FilterBar<Filters extends AnyFilters>({
	views,
	isLive,
	isNarrow,
	...props
}: FilterBarProps<Filters>) {
	const { list, filters, fields } = props;
	const { form, searchSoon } = useFilterForm(list.fields(filters));
	const isFiltered = list.isFiltered(filters);
	const hasTabs = views && (views.shown.length > 1 || views.saveHref !== null);
	return (
		<>
			{views && hasTabs ? (
				<div className="mb-2 flex items-center gap-2 print:hidden">
					<ViewTabs views={views} />
					<ListOrders orders={list.orders(filters)} />
				</div>
			) : null}
			<form
				ref={form}
				action={list.path}
				data-auto-submit
				onInput={isLive ? searchSoon : undefined}
				className="filter-bar"
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
								? "contents max-lg:hidden"
								: "peer contents max-lg:not-target:hidden"
					}
				/>
				<Button variant="plain" dense className={isLive ? "no-script" : undefined}>
					<Icon name="search" className={isNarrow ? "" : "lg:hidden"} />
					<span className={isNarrow ? "sr-only" : "max-lg:sr-only"}>{t.words.search}</span>
				</Button>
				<ButtonLink
					variant="plain"
					dense
					className={isNarrow ? "peer-target:hidden" : "peer-target:hidden lg:hidden"}
					href={isLive ? `${list.path}/filters${list.search(filters)}` : "#filters"}
				>
					<Icon name="filters" /> {t.lists.filters}
				</ButtonLink>
				{hasTabs ? null : (
					<ListOrders orders={list.orders(filters)} short={isNarrow ? "always" : "on phones"} />
				)}
			</form>
			{isFiltered ? (
				<ul className="mb-2 flex flex-wrap items-center gap-2 text-sm print:hidden">
					<FilterChips chosen={chosenOf(list.active(filters), fields)} />
					<ClearFilters href={list.href(list.cleared(filters))}>{t.lists.clearFilters}</ClearFilters>
				</ul>
			) : null}
		</>
	);
}

/** A list's filters as a dialog for small screens. */
export function FilterDialog<Filters extends AnyFilters>(
	props: Omit<FilterFieldsProps<Filters>, "idPrefix">,
) {
	const { list, filters } = props;
	return (
		<Dialog title={t.lists.filters} closeHref={list.href(filters)} isFieldFocused>
			<form action={list.path}>
				<FilterFields {...props} idPrefix="dialog" autoFocus />
				<Button>{t.lists.applyFilters}</Button>
			</form>
		</Dialog>
	);
}

type ListOrdersProps = {
	orders: readonly { label: string; href: string; isCurrent: boolean }[];
	/** Where it is an icon alone. */
	short?: "always" | "on phones";
};

/** The order of the list, which opens the others. */
function ListOrders({ orders, short }: ListOrdersProps) {
	return (
		<details className="menu ms-auto flex-none text-sm" data-menu name="menu">
			<summary className="h-9 w-auto gap-1 px-2 whitespace-nowrap text-secondary">
				<span className="sr-only">{t.lists.sortedBy} </span>
				<Icon name="sortable" />
				<span className={short === "always" ? "sr-only" : short ? "max-lg:sr-only" : undefined}>
					{orders.find(({ isCurrent }) => isCurrent)?.label}
				</span>
			</summary>
			<ul className="menu-panel w-max">
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
		if (name === "q") return [{ label: t.lists.searched({ value }), href }];
		const field = fields.find((each) => each.name === name);
		if (!field) return [];
		const choice = field.choices?.find((each) => each.value === value)?.label;
		return [{ label: `${field.label}: ${field.choices ? (choice ?? value) : formatDate(value)}`, href }];
	});
}
