import { readMoney, typedMoney } from "#app/common/money.ts";
import { HOTEL_AMENITIES, type HotelAmenity } from "#app/travel/hotels/hotel-amenities.ts";
import { STAY_PARAMS, type StayForm } from "#app/travel/search/stay-form.ts";

/** Hotels to a page of results. */
export const HOTELS_PER_PAGE = 12;
/**
 * The most hotels of a destination that a search evaluates, in the requested order, so that its cost has a
 * limit. People choose a place or a filter long before page 21.
 */
export const MAX_RANKED_HOTELS = 240;
const MAX_PRICE = 10_000_000_000;

export const HOTEL_SORTS = {
	recommended: "Recommended",
	price: "Price, low to high",
	rating: "Guest rating",
	stars: "Stars",
} as const;

export type HotelSort = keyof typeof HOTEL_SORTS;

/** Which hotels are evaluated when there are too many. */
export const RANKED_FIRST: Record<HotelSort, string> = {
	recommended: `Showing the ${MAX_RANKED_HOTELS} most recommended hotels.`,
	price: `Showing the ${MAX_RANKED_HOTELS} hotels with the lowest prices.`,
	rating: `Showing the ${MAX_RANKED_HOTELS} hotels with the best guest ratings.`,
	stars: `Showing the ${MAX_RANKED_HOTELS} hotels with the most stars.`,
};

/** The lowest average rating, out of 5. */
export const RATING_FILTERS = [4.5, 4, 3.5] as const;
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
	sort: HotelSort;
	page: number;
};

export const NO_HOTEL_FILTERS: HotelFilters = {
	min: null,
	max: null,
	stars: [],
	amenities: [],
	rating: null,
	free: false,
	instant: false,
	sort: "recommended",
	page: 1,
};

/** The query parameters of a hotel search. */
export const HOTEL_SEARCH_PARAMS: readonly string[] = [
	...STAY_PARAMS,
	...["min", "max", "stars", "amenity", "rating", "free", "instant", "sort", "page"],
];

/** Reads the filters of a URL and ignores invalid values. */
export function readHotelFilters(url: URLSearchParams, currency: string): HotelFilters {
	const price = (name: string) => {
		const amount = readMoney(url.get(name)?.trim() ?? "", currency);
		return amount === null || amount > MAX_PRICE ? null : amount;
	};
	const [min, max] = [price("min"), price("max")];
	const isSwapped = min !== null && max !== null && min > max;
	const page = Number(url.get("page"));
	return {
		min: isSwapped ? max : min,
		max: isSwapped ? min : max,
		stars: STARS.filter((each) => url.getAll("stars").includes(String(each))),
		amenities: AMENITIES.filter((each) => url.getAll("amenity").includes(each)),
		rating: RATING_FILTERS.find((each) => String(each) === url.get("rating")) ?? null,
		free: url.get("free") === "on",
		instant: url.get("instant") === "on",
		sort: (Object.keys(HOTEL_SORTS) as HotelSort[]).find((name) => name === url.get("sort")) ?? "recommended",
		page: Number.isSafeInteger(page) && page > 1 ? Math.min(page, 1_000) : 1,
	};
}

const AMENITIES = Object.keys(HOTEL_AMENITIES) as HotelAmenity[];

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
		["sort", filters.sort === "recommended" ? "" : filters.sort],
		["page", filters.page > 1 ? String(filters.page) : ""],
	];
	return fields.filter(([, value]) => value !== "");
}

/** The search as URL or form fields. */
export const searchFields = ({ typed }: Pick<StayForm, "typed">): [string, string][] =>
	(
		[
			["destination", typed.destination],
			["checkIn", typed.checkIn],
			["checkOut", typed.checkOut],
			["adults", typed.adults],
			["children", typed.children],
			["rooms", typed.rooms],
		] satisfies [string, string][]
	).filter(([, value]) => value !== "");

/**
 * The URL of the results with some filters changed. Any change other than the page returns to the first page.
 */
export function resultsPath(
	form: Pick<StayForm, "typed">,
	filters: HotelFilters,
	change: Partial<HotelFilters>,
	currency: string,
): string {
	const fields = hotelFilterFields({ ...filters, page: 1, ...change }, currency);
	const query = [searchQuery(form), new URLSearchParams(fields).toString()].filter(Boolean).join("&");
	return query ? `/hotels/results?${query}` : "/hotels/results";
}

/** A page of results has some forty links with the same search. */
const searchQueries = new WeakMap<StayForm["typed"], string>();

function searchQuery(form: Pick<StayForm, "typed">): string {
	const query = searchQueries.get(form.typed) ?? new URLSearchParams(searchFields(form)).toString();
	searchQueries.set(form.typed, query);
	return query;
}

/** The number of active filters. */
export const countHotelFilters = ({ min, max, stars, amenities, rating, free, instant }: HotelFilters) =>
	[min !== null || max !== null, rating !== null, free, instant].filter(Boolean).length +
	stars.length +
	amenities.length;
