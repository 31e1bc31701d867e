import { isCalendarDate } from "#app/common/calendar.ts";

export type Direction = "asc" | "desc";

/** One thing that narrows a list: what it is as long as nobody chose, and its words in the URL. */
type Narrowing<Value> = { usual: Value; read(text: string): Value; write(value: Value): string };

/** What every list has: a search, an order and a place in it. Pages count from 1. */
export type AnyFilters = { query: string; sort: string; direction: Direction; page: number; size: number };

type Narrowings = Record<string, Narrowing<unknown>>;
type Values<N> = { [Name in keyof N]: N[Name] extends Narrowing<infer Value> ? Value : never };
type FiltersFor<N, Sort> = AnyFilters & { sort: Sort } & Values<N>;

type Definition<N extends Narrowings, Sort extends string> = {
	/** The list's own path. */
	path: string;
	/** By their names in the URL. */
	narrowing: N;
	/** The orders it can be in, the usual one first, each with the direction it begins with. */
	sorts: Record<Sort, Direction>;
	sizes: readonly number[];
	usualSize: number;
	/** What clearing the filters leaves as it is, and what does not count as narrowing: tabs, say. */
	preserved?: readonly (keyof N)[];
};

/** One of these words; "all" for no choice, and for whatever else the URL says. */
export function oneOf<Name extends string>(names: readonly Name[]): Narrowing<Name | "all"> {
	return {
		usual: "all",
		read: (text) => names.find((name) => name === text) ?? "all",
		write: (name) => name,
	};
}

/** A calendar date as a bound; "" for none. */
export const dateBound: Narrowing<string> = {
	usual: "",
	read: (text) => (isCalendarDate(text) ? text : ""),
	write: (date) => date,
};

const MAX_QUERY = 200;
const MAX_PAGE = 1_000_000;

/** A list's filters, all of which stand in its URL: how they are read from there, and written. */
export function listFilters<N extends Narrowings, Sort extends string>(definition: Definition<N, Sort>) {
	type Filters = FiltersFor<N, Sort>;
	const { path, narrowing, sorts, sizes, usualSize, preserved = [] } = definition;
	const sortNames = Object.keys(sorts) as [Sort, ...Sort[]];
	const names = Object.keys(narrowing);
	const [usualSort] = sortNames;
	const words = (filters: Filters): [string, string][] =>
		names.map((name) => [name, narrowing[name]?.write(filters[name]) ?? ""]);
	const usual = Object.fromEntries(names.map((name) => [name, narrowing[name]?.usual])) as Values<N>;

	/** Reads the URL's query; whatever makes no sense in it counts as not given. */
	function read(url: URLSearchParams): Filters {
		const sort = sortNames.find((name) => name === url.get("sort")) ?? usualSort;
		const direction = url.get("dir");
		const page = Math.trunc(Number(url.get("page") ?? 1));
		const size = Number(url.get("perPage"));
		const read = names.map((name) => [name, narrowing[name]?.read(url.get(name) ?? "")]);
		return {
			...(Object.fromEntries(read) as Values<N>),
			query: (url.get("q") ?? "")
				.replace(/\p{Cc}/gu, " ")
				.trim()
				.slice(0, MAX_QUERY),
			sort,
			direction: direction === "asc" || direction === "desc" ? direction : sorts[sort],
			page: Number.isFinite(page) ? Math.min(MAX_PAGE, Math.max(1, page)) : 1,
			size: sizes.find((each) => each === size) ?? usualSize,
		};
	}

	/** The query string for these filters with some of them changed; what is as usual is left out. */
	function search(filters: Filters, change: Partial<Filters> = {}): string {
		const next = { ...filters, ...change };
		const url = new URLSearchParams();
		if (next.query !== "") url.set("q", next.query);
		for (const [name, text] of words(next)) if (next[name] !== usual[name]) url.set(name, text);
		if (next.sort !== usualSort) url.set("sort", next.sort);
		if (next.direction !== sorts[next.sort]) url.set("dir", next.direction);
		if (next.page !== 1) url.set("page", String(next.page));
		if (next.size !== usualSize) url.set("perPage", String(next.size));
		const text = url.toString();
		return text ? `?${text}` : "";
	}

	/** The filters with nothing narrowed, on the first page; order, page size and tabs are kept. */
	function cleared(filters: Filters): Filters {
		const tabs = Object.fromEntries(preserved.map((name) => [name, filters[name]])) as Partial<Values<N>>;
		return { ...filters, ...usual, ...tabs, query: "", page: 1 };
	}

	return {
		path,
		sizes,
		read,
		search,
		cleared,
		/** The list's URL with these filters, some of them changed. */
		href: (filters: Filters, change?: Partial<Filters>): string => path + search(filters, change),
		/** The list as this URL's filters show it, whichever of its dialogs the URL is of. */
		hrefAt: (url: string): string => path + search(read(new URL(url).searchParams)),
		/** Whether anything narrows the list; order, paging and tabs do not. */
		isFiltered: (filters: Filters): boolean =>
			filters.query !== "" ||
			names.some((name) => !preserved.includes(name) && filters[name] !== usual[name]),
		/** What the filters' fields say, by name. */
		words: (filters: Filters): Record<string, string> => ({
			q: filters.query,
			...Object.fromEntries(words(filters)),
		}),
		/** The heading of a column that sorts: how it does now, and where pressing it leads. */
		sortLink: (filters: Filters, sort: Sort): { direction: Direction | null; href: string } => {
			const direction = filters.sort === sort ? filters.direction : null;
			const next = direction === null ? sorts[sort] : direction === "asc" ? "desc" : "asc";
			return {
				direction,
				href: path + search(filters, { sort, direction: next, page: 1 } as Partial<Filters>),
			};
		},
	};
}

/** The description of a list with filters of this kind. */
export type ListOf<Filters extends AnyFilters> = Pick<
	ReturnType<typeof listFilters<Narrowings, string>>,
	"path" | "sizes"
> & {
	search(filters: Filters, change?: Partial<Filters>): string;
	href(filters: Filters, change?: Partial<Filters>): string;
	cleared(filters: Filters): Filters;
	isFiltered(filters: Filters): boolean;
	words(filters: Filters): Record<string, string>;
};
