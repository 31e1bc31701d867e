import { HOTEL_AMENITIES, type HotelAmenity } from "#app/travel/hotels/hotel-amenities.ts";
import { type HotelFilters, type HotelSort, RATING_FILTERS, STARS } from "./hotel-filters.ts";

/** What filters and sort orders need of a found hotel. */
export type FoundHotel = {
	id: number;
	/** The price of the stay, or of the cheapest night without dates; minor units. Null when unknown. */
	price: number | null;
	stars: number;
	amenities: readonly HotelAmenity[];
	rating_sum: number;
	rating_count: number;
	/** How much it is recommended: see `meritOf`. */
	score: number;
	/** Whether it has a rate that can be cancelled for free now. */
	hasFree: boolean;
	isInstant: boolean;
	/** Whether its name contains everything that was typed. */
	isNamed: boolean;
};

type Filter = Exclude<keyof HotelFilters, "sort" | "page" | "min" | "max"> | "price";

/** Whether a hotel passes the filters, except for `without`. */
export function passes(hotel: FoundHotel, filters: HotelFilters, without?: Filter): boolean {
	const { min, max, stars, amenities, rating, free, instant } = filters;
	return (
		(without === "price" || isPricedWithin(hotel, { min, max })) &&
		(without === "stars" || stars.length === 0 || stars.includes(hotel.stars)) &&
		(without === "amenities" || amenities.every((each) => hotel.amenities.includes(each))) &&
		(without === "rating" || rating === null || averageOf(hotel) >= rating) &&
		(without === "free" || !free || hotel.hasFree) &&
		(without === "instant" || !instant || hotel.isInstant)
	);
}

type PriceRange = Pick<HotelFilters, "min" | "max">;

const isPricedWithin = ({ price }: FoundHotel, { min, max }: PriceRange): boolean =>
	(min === null || (price !== null && price >= min)) && (max === null || (price !== null && price <= max));

/** The average rating, out of 5; 0 without ratings. */
export const averageOf = (hotel: Pick<FoundHotel, "rating_sum" | "rating_count">): number =>
	hotel.rating_count === 0 ? 0 : hotel.rating_sum / hotel.rating_count;

/**
 * Returns the number of hotels in the results, and for each filter the number with that filter changed and
 * all others kept, which is what its link leads to.
 */
export function countHotelFacets(found: readonly FoundHotel[], filters: HotelFilters) {
	const { min, max, stars: chosenStars, rating, free, instant } = filters;
	const passing = found.filter((hotel) => passes(hotel, filters));
	// Without a filter that is off, the same ones pass.
	const rest = (without: Filter, isOn: boolean) =>
		isOn ? found.filter((hotel) => passes(hotel, filters, without)) : passing;
	const withAmenity = new Map<HotelAmenity, number>();
	for (const { amenities } of passing)
		for (const key of amenities) withAmenity.set(key, (withAmenity.get(key) ?? 0) + 1);
	const byPrice = rest("price", min !== null || max !== null);
	const byStars = rest("stars", chosenStars.length > 0);
	const byRating = rest("rating", rating !== null);
	return {
		total: passing.length,
		prices: hotelPriceSteps(found).map((range) => ({
			...range,
			count: byPrice.filter((hotel) => isPricedWithin(hotel, range)).length,
		})),
		stars: STARS.map((stars) => ({
			stars,
			count: byStars.filter((hotel) => hotel.stars === stars).length,
		})).filter(({ stars, count }) => count > 0 || filters.stars.includes(stars)),
		// Amenities narrow the current results further.
		amenities: HOTEL_AMENITIES.map((key) => ({ key, count: withAmenity.get(key) ?? 0 })).filter(
			({ key, count }) => count > 0 || filters.amenities.includes(key),
		),
		ratings: RATING_FILTERS.map((rating) => ({
			rating,
			count: byRating.filter((hotel) => averageOf(hotel) >= rating).length,
		})).filter(({ rating, count }) => count > 0 || filters.rating === rating),
		free: rest("free", free).filter(({ hasFree }) => hasFree).length,
		instant: rest("instant", instant).filter(({ isInstant }) => isInstant).length,
	};
}

export type HotelFacets = ReturnType<typeof countHotelFacets>;

const FEW_PRICES = 8;

/** Price ranges with round limits that each contain about a third of the hotels; none for a few hotels. */
export function hotelPriceSteps(found: readonly FoundHotel[]): PriceRange[] {
	const prices = found.flatMap(({ price }) => (price === null ? [] : [price])).sort((a, b) => a - b);
	if (prices.length < FEW_PRICES) return [];
	const [low, high] = [1 / 3, 2 / 3].map((share) => round(prices[Math.floor(prices.length * share)] ?? 0));
	if (low === undefined || high === undefined || low === 0 || low >= high) return [];
	return [
		{ min: null, max: low },
		{ min: low, max: high },
		{ min: high, max: null },
	];
}

/** Rounds to two figures: 12,345 becomes 12,000. */
const round = (amount: number): number => {
	const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1);
	return Math.round(amount / unit) * unit;
};

/** Assumed ratings of each hotel, so that a single rating does not put it first or last. */
const PRIOR = { mean: 3.8, count: 8 };

/** A hotel's recommendation score, from its ratings and number of stays. */
export const meritOf = ({
	rating_sum,
	rating_count,
	nights_sold,
}: Pick<FoundHotel, "rating_sum" | "rating_count"> & { nights_sold: number }): number =>
	(rating_sum + PRIOR.mean * PRIOR.count) / (rating_count + PRIOR.count) + Math.log10(1 + nights_sold) / 5;

/** Sorts hotels. By recommendation, hotels whose name was typed come first. */
export function sortHotels<Hotel extends FoundHotel>(found: readonly Hotel[], sort: HotelSort): Hotel[] {
	const price = ({ price }: FoundHotel) => price ?? Number.POSITIVE_INFINITY;
	const less = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
	const orders: Record<HotelSort, (a: Hotel, b: Hotel) => number> = {
		recommended: (a, b) => Number(b.isNamed) - Number(a.isNamed),
		price: (a, b) => less(price(a), price(b)),
		rating: (a, b) => less(averageOf(b), averageOf(a)) || b.rating_count - a.rating_count,
		stars: (a, b) => b.stars - a.stars,
	};
	return found.toSorted((a, b) => orders[sort](a, b) || less(b.score, a.score) || a.id - b.id);
}
