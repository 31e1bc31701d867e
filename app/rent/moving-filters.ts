import { isCalendarDate } from "#app/site/calendar.ts";
import {
	MOVING_STATUS_NAMES,
	type MovingStatus,
	VEHICLE_TYPE_NAMES,
	type VehicleType,
} from "./moving-booking.ts";

export const PAGE_SIZES = [5, 10, 20, 50] as const;
const DEFAULT_SIZE = 10;
const MAX_QUERY = 200;

export type MovingSort = "newest" | "date" | "status";
export type Direction = "asc" | "desc";

/** What the dashboard shows; all of it stands in the URL. */
export type MovingFilters = {
	query: string;
	status: MovingStatus | "all";
	vehicle: VehicleType | "all";
	/** First and last booking date, inclusive; "" for no bound. */
	from: string;
	to: string;
	sort: MovingSort;
	direction: Direction;
	page: number;
	size: number;
};

const NO_FILTERS: MovingFilters = {
	query: "",
	status: "all",
	vehicle: "all",
	from: "",
	to: "",
	sort: "newest",
	direction: "desc",
	page: 1,
	size: DEFAULT_SIZE,
};

/** Reads the dashboard's URL; whatever makes no sense in it counts as not given. */
export function readMovingFilters(url: URLSearchParams): MovingFilters {
	const oneOf = <T extends string>(name: string, values: readonly T[], otherwise: T): T =>
		values.find((value) => value === url.get(name)) ?? otherwise;
	const date = (name: string) => {
		const text = url.get(name) ?? "";
		return isCalendarDate(text) ? text : "";
	};
	const sort = oneOf("sort", ["newest", "date", "status"], "newest");
	const page = Number(url.get("page") ?? 1);
	const size = Number(url.get("perPage"));
	return {
		query: (url.get("q") ?? "").trim().slice(0, MAX_QUERY),
		status: oneOf("status", ["all", ...MOVING_STATUS_NAMES], "all"),
		vehicle: oneOf("vehicle", ["all", ...VEHICLE_TYPE_NAMES], "all"),
		from: date("from"),
		to: date("to"),
		sort,
		direction: oneOf("dir", ["asc", "desc"], sort === "newest" ? "desc" : "asc"),
		page: Number.isFinite(page) ? Math.max(1, Math.trunc(page)) : 1,
		size: PAGE_SIZES.find((each) => each === size) ?? DEFAULT_SIZE,
	};
}

/** The query string for these filters with some of them changed; what is as by default is left out. */
export function movingFiltersSearch(filters: MovingFilters, change: Partial<MovingFilters> = {}): string {
	const next = { ...filters, ...change };
	const names: Record<keyof MovingFilters, string> = {
		query: "q",
		status: "status",
		vehicle: "vehicle",
		from: "from",
		to: "to",
		sort: "sort",
		direction: "dir",
		page: "page",
		size: "perPage",
	};
	const defaults = { ...NO_FILTERS, direction: next.sort === "newest" ? "desc" : "asc" };
	const url = new URLSearchParams();
	for (const key of Object.keys(names) as (keyof MovingFilters)[])
		if (next[key] !== defaults[key]) url.set(names[key], String(next[key]));
	const text = url.toString();
	return text ? `?${text}` : "";
}

/** Whether anything narrows the list; sorting and paging do not. */
export const isFiltered = (filters: MovingFilters): boolean =>
	(["query", "status", "vehicle", "from", "to"] as const).some((key) => filters[key] !== NO_FILTERS[key]);

/** The filters with nothing narrowed, sorting and page size kept. */
export const clearedFilters = (filters: MovingFilters): MovingFilters => ({
	...NO_FILTERS,
	sort: filters.sort,
	direction: filters.direction,
	size: filters.size,
});

/** The dashboard as this URL's filters show it, whichever of its dialogs the URL is of. */
export const dashboardPath = (url: string): string =>
	`/trucking-dashboard${movingFiltersSearch(readMovingFilters(new URL(url).searchParams))}`;
