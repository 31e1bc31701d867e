import { readMoney, typedMoney } from "#app/common/money.ts";
import { searchText } from "#app/common/typed-text.ts";
import { HOTEL_AMENITIES, type HotelAmenity } from "#app/travel/hotels/hotel-amenities.ts";
import { type MapView, mapViewText, readMapView } from "#app/travel/map/map-view.ts";
import { STAY_PARAMS, type StayForm } from "#app/travel/quotes/stay-form.ts";

/** Hotels to a page of results. Those beside a map are fewer, so that the page stays light. */
export const hotelsPerPage = ({ view }: Pick<HotelFilters, "view">) => (view === "map" ? 6 : 12);
/**
 * The most hotels of a destination that a search evaluates, in the requested order, so that its cost has a
 * limit. People choose a place or a filter long before page 21.
 */
export const MAX_RANKED_HOTELS = 240;
const MAX_PRICE = 10_000_000_000;

export const HOTEL_SORTS = ["recommended", "price", "rating", "stars"] as const;

export type HotelSort = (typeof HOTEL_SORTS)[number];

/** The lowest average rating, out of 5. */
export const RATING_FILTERS = [4.5, 4, 3.5] as const;
/** How many days a stay may begin earlier or later. */
export const FLEXIBLE_DAYS = [0, 1, 2, 3] as const;
export const STARS = [5, 4, 3, 2, 1] as const;

/** The filters and sort order of a hotel search, all of them in the URL. */
export type HotelFilters = {
	/** The price of the whole stay, inclusive, in minor units; without dates, of the cheapest night. */
	min: number | null;
	max: number | null;
	/** Any of these; none for all. */
	stars: number[];
	/** All of these. */
	amenities: HotelAmenity[];
	rating: number | null;
	free: boolean;
	instant: boolean;
	flex: (typeof FLEXIBLE_DAYS)[number];
	sort: HotelSort;
	page: number;
	view: "list" | "map";
	/** The part of the map that was chosen; null for the one that shows the hotels. */
	at: MapView | null;
};

export const NO_HOTEL_FILTERS: HotelFilters = {
	min: null,
	max: null,
	stars: [],
	amenities: [],
	rating: null,
	free: false,
	instant: false,
	flex: 0,
	sort: "recommended",
	page: 1,
	view: "list",
	at: null,
};

/** The query parameters of a hotel search. */
export const HOTEL_SEARCH_PARAMS: readonly string[] = [
	...STAY_PARAMS,
	...["min", "max", "stars", "amenity", "rating", "free", "instant", "flex", "sort", "page", "view", "at"],
];

/** Reads the filters of a URL and ignores invalid values. */
export function readHotelFilters(url: URLSearchParams, currency: string): HotelFilters {
	const price = (name: string) => {
		const amount = readMoney(searchText(url.get(name)), currency);
		return amount === null || amount > MAX_PRICE ? null : amount;
	};
	const [min, max] = [price("min"), price("max")];
	const isSwapped = min !== null && max !== null && min > max;
	const page = Number(url.get("page"));
	return {
		min: isSwapped ? max : min,
		max: isSwapped ? min : max,
		stars: STARS.filter((each) => url.getAll("stars").includes(String(each))),
		amenities: HOTEL_AMENITIES.filter((each) => url.getAll("amenity").includes(each)),
		rating: RATING_FILTERS.find((each) => String(each) === url.get("rating")) ?? null,
		free: url.get("free") === "on",
		instant: url.get("instant") === "on",
		flex: FLEXIBLE_DAYS.find((each) => String(each) === url.get("flex")) ?? 0,
		sort: HOTEL_SORTS.find((name) => name === url.get("sort")) ?? "recommended",
		page: Number.isSafeInteger(page) && page > 1 ? Math.min(page, 1_000) : 1,
		view: url.get("view") === "map" ? "map" : "list",
		at: readMapView(url.get("at")),
	};
}

/** The URL or form fields of these filters, without default values. */
export function hotelFilterFields(filters: HotelFilters, currency: string): [string, string][] {
	const price = (amount: number | null) => (amount === null ? "" : typedMoney(amount, currency));
	const fields: [string, string][] = [
		["min", price(filters.min)],
		["max", price(filters.max)],
		...filters.stars.map((each): [string, string] => ["stars", String(each)]),
		...filters.amenities.map((each): [string, string] => ["amenity", each]),
		["rating", filters.rating === null ? "" : String(filters.rating)],
		["free", filters.free ? "on" : ""],
		["instant", filters.instant ? "on" : ""],
		["flex", filters.flex > 0 ? String(filters.flex) : ""],
		["sort", filters.sort === "recommended" ? "" : filters.sort],
		["page", filters.page > 1 ? String(filters.page) : ""],
		["view", filters.view === "map" ? "map" : ""],
		["at", filters.view === "map" && filters.at ? mapViewText(filters.at) : ""],
	];
	return fields.filter(([, value]) => value !== "");
}

/** The search as URL or form fields. */
export const searchFields = ({ typed }: Pick<StayForm, "typed">): [string, string][] =>
	STAY_PARAMS.map((name): [string, string] => [name, typed[name]]).filter(([, value]) => value !== "");

/**
 * The URL of the results with some filters changed. Any change other than the page returns to the first page, and any
 * but that of the map to the map of all.
 */
export function resultsPath(
	form: Pick<StayForm, "typed">,
	filters: HotelFilters,
	change: Partial<HotelFilters>,
	currency: string,
): string {
	const fields = hotelFilterFields({ ...filters, page: 1, at: null, ...change }, currency);
	const query = new URLSearchParams([...searchFields(form), ...fields]).toString();
	return query ? `/hotels/results?${query}` : "/hotels/results";
}

/** The number of active filters. */
export const countHotelFilters = ({ min, max, stars, amenities, rating, free, instant }: HotelFilters) =>
	[min !== null || max !== null, rating !== null, free, instant].filter(Boolean).length +
	stars.length +
	amenities.length;
