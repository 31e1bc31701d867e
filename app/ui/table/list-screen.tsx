import type { ReactNode } from "react";
import type { CountNoun } from "#app/common/language/messages.ts";
import type { AnyFilters, ListOf } from "#app/common/lists/list-filters.ts";
import type { ListViews } from "#app/common/lists/list-views.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InPlace } from "#app/ui/live/in-place.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { FilterBar } from "./filter-bar.tsx";
import type { FilterField } from "./filter-fields.tsx";
import { Pager } from "./pager.tsx";

type ListScreenProps<Filters extends AnyFilters, Row> = DataTableProps<Row> & {
	list: ListOf<Filters>;
	filters: Filters;
	total: number;
	page: number;
	views?: ListViews;
	title: string;
	sub: string;
	/** What is counted. */
	noun: CountNoun;
	/** What the search box searches. */
	placeholder: string;
	fields: readonly FilterField[];
	/** The whole list is a CSV file at the same path. */
	hasFile?: true;
	/** In place of a list that is empty without filters. */
	empty?: ReactNode;
	/** What it says when nothing matches the filters, and the name of the link to all rows. */
	noMatch: { title: string; text: string; all: string };
};

/** A whole screen with a list that is searched and filtered by its URL. `LiveList` is one that updates itself. */
export function ListScreen<Filters extends AnyFilters, Row>(props: ListScreenProps<Filters, Row>) {
	const { list, filters, total, page, title, sub, noun, placeholder, fields, hasFile, empty, noMatch } =
		props;
	const isFiltered = list.isFiltered(filters);
	return (
		<InPlace>
			<PageHeading title={title} sub={sub} isShort />
			<FilterBar
				list={list}
				filters={filters}
				views={props.views}
				placeholder={placeholder}
				fields={fields}
			/>
			{props.rows.length > 0 ? (
				<DataTable {...props} isWide />
			) : isFiltered ? (
				<EmptyState
					title={noMatch.title}
					icon="search"
					action={
						<ButtonLink variant="plain" href={list.href(list.cleared(filters))}>
							{noMatch.all}
						</ButtonLink>
					}
				>
					{noMatch.text}
				</EmptyState>
			) : (
				empty
			)}
			<Pager
				path={list.path}
				params={new URLSearchParams(list.search(filters))}
				page={page}
				perPage={filters.size}
				total={total}
				noun={noun}
				sizes={list.sizes}
				file={hasFile && `${list.path}.csv${list.search(filters)}`}
			/>
		</InPlace>
	);
}
