import {
	FULFILMENT_STATE_NAMES,
	type FulfilmentState,
	ORDER_STATE_NAMES,
	type OrderState,
	PAYMENT_STATE_NAMES,
	type PaymentState,
} from "#app/shop/orders/order-states.ts";
import { isCalendarDate } from "#app/site/calendar.ts";

export const PAGE_SIZES = [10, 20, 50] as const;
const DEFAULT_SIZE = 20;
const MAX_QUERY = 200;

export type OrderSort = "newest" | "total" | "status";
type Direction = "asc" | "desc";

/** What `/orders` shows; all of it stands in the URL. */
export type OrderFilters = {
	query: string;
	status: OrderState | "all";
	payment: PaymentState | "all";
	fulfilment: FulfilmentState | "all";
	/** First and last day on which it was placed, on the market's clock, inclusive; "" for no bound. */
	from: string;
	to: string;
	sort: OrderSort;
	direction: Direction;
	page: number;
	size: number;
};

const NO_FILTERS: OrderFilters = {
	query: "",
	status: "all",
	payment: "all",
	fulfilment: "all",
	from: "",
	to: "",
	sort: "newest",
	direction: "desc",
	page: 1,
	size: DEFAULT_SIZE,
};

/** Reads the URL of `/orders`; whatever makes no sense in it counts as not given. */
export function readOrderFilters(url: URLSearchParams): OrderFilters {
	const oneOf = <T extends string>(name: string, values: readonly T[], otherwise: T): T =>
		values.find((value) => value === url.get(name)) ?? otherwise;
	const date = (name: string) => {
		const text = url.get(name) ?? "";
		return isCalendarDate(text) ? text : "";
	};
	const sort = oneOf("sort", ["newest", "total", "status"], "newest");
	const page = Number(url.get("page") ?? 1);
	const size = Number(url.get("perPage"));
	return {
		query: (url.get("q") ?? "").trim().slice(0, MAX_QUERY),
		status: oneOf("status", ["all", ...ORDER_STATE_NAMES], "all"),
		payment: oneOf("payment", ["all", ...PAYMENT_STATE_NAMES], "all"),
		fulfilment: oneOf("fulfilment", ["all", ...FULFILMENT_STATE_NAMES], "all"),
		from: date("from"),
		to: date("to"),
		sort,
		direction: oneOf("dir", ["asc", "desc"], sort === "newest" ? "desc" : "asc"),
		page: Number.isFinite(page) ? Math.max(1, Math.trunc(page)) : 1,
		size: PAGE_SIZES.find((each) => each === size) ?? DEFAULT_SIZE,
	};
}

const NAMES: Record<keyof OrderFilters, string> = {
	query: "q",
	status: "status",
	payment: "payment",
	fulfilment: "fulfilment",
	from: "from",
	to: "to",
	sort: "sort",
	direction: "dir",
	page: "page",
	size: "perPage",
};

/** The query string for these filters with some of them changed; what is as by default is left out. */
export function orderFiltersSearch(filters: OrderFilters, change: Partial<OrderFilters> = {}): string {
	const next = { ...filters, ...change };
	const defaults = { ...NO_FILTERS, direction: next.sort === "newest" ? "desc" : "asc" };
	const url = new URLSearchParams();
	for (const key of Object.keys(NAMES) as (keyof OrderFilters)[])
		if (next[key] !== defaults[key]) url.set(NAMES[key], String(next[key]));
	const text = url.toString();
	return text ? `?${text}` : "";
}

/** Whether anything narrows the list; sorting and paging do not. */
export const isFiltered = (filters: OrderFilters): boolean =>
	(["query", "status", "payment", "fulfilment", "from", "to"] as const).some(
		(key) => filters[key] !== NO_FILTERS[key],
	);

/** The filters with nothing narrowed, sorting and page size kept. */
export const clearedFilters = (filters: OrderFilters): OrderFilters => ({
	...NO_FILTERS,
	sort: filters.sort,
	direction: filters.direction,
	size: filters.size,
});
