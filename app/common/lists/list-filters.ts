import { isCalendarDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { searchText } from "#app/common/typed-text.ts";
import type { Messages } from "#messages/en/index.ts";

export type Direction = "asc" | "desc";

/** What lists are sorted by, see `t.sorts`. */
type SortName = keyof Messages["sorts"];

/** One filter of a list: its default, and how it is read from and written to the URL. */
type Narrowing<Value> = { usual: Value; read(text: string): Value; write(value: Value): string };

/** The filters of every list: a search, a sort order and a page (from 1). */
export type AnyFilters = { query: string; sort: string; direction: Direction; page: number; size: number };

type Narrowings = Record<string, Narrowing<unknown>>;
type Values<N> = { [Name in keyof N]: N[Name] extends Narrowing<infer Value> ? Value : never };
type FiltersFor<N, Sort> = AnyFilters & { sort: Sort } & Values<N>;

type Definition<N extends Narrowings, Sort extends SortName> = {
	/** The list's own path. */
	path: string;
	/** By name in the URL. */
	narrowing: N;
	/** The sort orders, the default first, each with its initial direction. */
	sorts: Record<Sort, Direction>;
	sizes: readonly number[];
	usualSize: number;
};

/** One of these names; "all" for no choice and for anything else in the URL. */
export function oneOf<Name extends string>(names: readonly Name[]): Narrowing<Name | "all"> {
	return {
		usual: "all",
		read: (text) => names.find((name) => name === text) ?? "all",
		write: (name) => name,
	};
}

/** The names of a filter's choices, whose labels are given. */
export const namesOf = <Labels extends object>(labels: Labels) =>
	Object.keys(labels) as (keyof Labels & string)[];

/** A text of some form, such as a masked id; "all" for no choice and for anything else in the URL. */
export const textThat = (isValid: (text: string) => boolean): Narrowing<string> => ({
	usual: "all",
	read: (text) => (isValid(text) ? text : "all"),
	write: (text) => text,
});

/** One of the choices that the loader offers, such as rows of another table; "all" for none. An unknown one finds nothing. */
export const anyOf: Narrowing<string> = {
	usual: "all",
	read: (text) => text || "all",
	write: (choice) => choice,
};

/** A date that limits the list; "" for none. */
export const dateBound: Narrowing<string> = {
	usual: "",
	read: (text) => (isCalendarDate(text) ? text : ""),
	write: (date) => date,
};

const MAX_PAGE = 1_000_000;
const opposite = { asc: "desc", desc: "asc" } as const;

type ActiveFilter = { name: string; value: string; href: string };
type ListOrder = { label: string; href: string; isCurrent: boolean };

/** Defines a list's filters, and how they are read from and written to its URL. */
export function listFilters<N extends Narrowings, Sort extends SortName>(definition: Definition<N, Sort>) {
	type Filters = FiltersFor<N, Sort>;
	const { path, narrowing, sorts, sizes, usualSize } = definition;
	const sortNames = Object.keys(sorts) as [Sort, ...Sort[]];
	const names = Object.keys(narrowing);
	const [usualSort] = sortNames;
	const fields = (filters: Filters): [string, string][] =>
		names.map((name) => [name, narrowing[name]?.write(filters[name]) ?? ""]);
	const usual = Object.fromEntries(names.map((name) => [name, narrowing[name]?.usual])) as Values<N>;

	/** Reads the URL's query and ignores invalid values. */
	function read(url: URLSearchParams): Filters {
		const sort = sortNames.find((name) => name === url.get("sort")) ?? usualSort;
		const direction = url.get("dir");
		const page = Math.trunc(Number(url.get("page") ?? 1));
		const size = Number(url.get("perPage"));
		const read = names.map((name) => [name, narrowing[name]?.read(searchText(url.get(name)))]);
		return {
			...(Object.fromEntries(read) as Values<N>),
			query: searchText(url.get("q")),
			sort,
			direction: direction === "asc" || direction === "desc" ? direction : sorts[sort],
			page: Number.isFinite(page) ? Math.min(MAX_PAGE, Math.max(1, page)) : 1,
			size: sizes.find((each) => each === size) ?? usualSize,
		};
	}

	/** The query string for these filters with some changed, without default values. */
	function search(filters: Filters, change: Partial<Filters> = {}): string {
		const next = { ...filters, ...change };
		const url = new URLSearchParams();
		if (next.query !== "") url.set("q", next.query);
		for (const [name, text] of fields(next)) if (next[name] !== usual[name]) url.set(name, text);
		if (next.sort !== usualSort) url.set("sort", next.sort);
		if (next.direction !== sorts[next.sort]) url.set("dir", next.direction);
		if (next.page !== 1) url.set("page", String(next.page));
		if (next.size !== usualSize) url.set("perPage", String(next.size));
		const text = url.toString();
		return text ? `?${text}` : "";
	}

	/** The filters without search and filters, on the first page; sort order and page size stay. */
	function cleared(filters: Filters): Filters {
		return { ...filters, ...usual, query: "", page: 1 };
	}

	return {
		path,
		sizes,
		read,
		search,
		cleared,
		/** The list's URL with these filters, some of them changed. */
		href: (filters: Filters, change?: Partial<Filters>): string => path + search(filters, change),
		/** The list's URL with the filters of this URL, which may be that of a dialog. */
		hrefAt: (url: string): string => path + search(read(new URL(url).searchParams)),
		/** Whether a search or filter is active; sort order and pages don't count. */
		isFiltered: (filters: Filters): boolean =>
			filters.query !== "" || names.some((name) => filters[name] !== usual[name]),
		/** The values of the filter fields, by name. */
		fields: (filters: Filters): Record<string, string> => ({
			q: filters.query,
			...Object.fromEntries(fields(filters)),
		}),
		/** The filters that are on, by name in the URL, each with the list without it. */
		active: (filters: Filters): ActiveFilter[] => {
			const href = (without: string, usual: unknown) =>
				path + search(filters, { [without]: usual, page: 1 } as Partial<Filters>);
			const chosen = fields(filters)
				.filter(([name]) => filters[name] !== usual[name])
				.map(([name, value]) => ({ name, value, href: href(name, usual[name]) }));
			const { query } = filters;
			return query === "" ? chosen : [{ name: "q", value: query, href: href("query", "") }, ...chosen];
		},
		/** Every order of the list, in words, with its link. */
		orders: (filters: Filters): ListOrder[] =>
			sortNames.flatMap((sort) =>
				[sorts[sort], opposite[sorts[sort]]].map((direction) => ({
					label: t.sorts[sort][direction],
					href: path + search(filters, { sort, direction, page: 1 } as Partial<Filters>),
					isCurrent: filters.sort === sort && filters.direction === direction,
				})),
			),
		/** The link of a sortable column heading: the current direction, and where the link leads. */
		sortLink: (filters: Filters, sort: Sort): { direction: Direction | null; href: string } => {
			const direction = filters.sort === sort ? filters.direction : null;
			const next = direction === null ? sorts[sort] : opposite[direction];
			return {
				direction,
				href: path + search(filters, { sort, direction: next, page: 1 } as Partial<Filters>),
			};
		},
	};
}

/** The description of a list with filters of this kind. */
export type ListOf<Filters extends AnyFilters> = Pick<
	ReturnType<typeof listFilters<Narrowings, SortName>>,
	"path" | "sizes"
> & {
	read(url: URLSearchParams): Filters;
	search(filters: Filters, change?: Partial<Filters>): string;
	href(filters: Filters, change?: Partial<Filters>): string;
	cleared(filters: Filters): Filters;
	isFiltered(filters: Filters): boolean;
	fields(filters: Filters): Record<string, string>;
	active(filters: Filters): ActiveFilter[];
	orders(filters: Filters): ListOrder[];
};
