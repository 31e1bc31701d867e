import { expect, test } from "vitest";
import { pick, seededRandom } from "#demo/random.ts";
import { countHotelFacets, type FoundHotel, passes } from "./hotel-facets.ts";
import { type HotelFilters, NO_HOTEL_FILTERS } from "./hotel-filters.ts";

const random = seededRandom(5);
const someHotel = (id: number): FoundHotel => ({
	id,
	score: 4,
	isNamed: false,
	price: pick(random, [5_000, 9_000, 12_000, 30_000]),
	stars: pick(random, [3, 4, 5]),
	amenities: pick(random, [[], ["wifi"], ["wifi", "pool"]]),
	...pick(random, [
		{ rating_sum: 47, rating_count: 10 },
		{ rating_sum: 36, rating_count: 10 },
	]),
	hasFree: random() < 0.5,
	isInstant: random() < 0.5,
});

const CHOSEN: Partial<HotelFilters>[] = [
	{},
	{ min: 6_000, max: 20_000 },
	{ stars: [4] },
	{ amenities: ["wifi"] },
	{ rating: 4.5 },
	{ free: true },
	{ instant: true },
];

test("each filter counts the hotels that its link leads to, whichever others are on", () => {
	const found = Array.from({ length: 60 }, (_, id) => someHotel(id));
	for (const one of CHOSEN)
		for (const other of CHOSEN) {
			const filters = { ...NO_HOTEL_FILTERS, ...one, ...other };
			const count = (change: Partial<HotelFilters>) =>
				found.filter((hotel) => passes(hotel, { ...filters, ...change })).length;
			const facets = countHotelFacets(found, filters);
			expect(facets.total).toBe(count({}));
			expect([facets.free, facets.instant]).toEqual([count({ free: true }), count({ instant: true })]);
			expect(facets.prices.length).toBe(3);
			for (const { count: counted, ...range } of facets.prices) expect(counted).toBe(count(range));
			for (const { stars, count: counted } of facets.stars) expect(counted).toBe(count({ stars: [stars] }));
			for (const { rating, count: counted } of facets.ratings) expect(counted).toBe(count({ rating }));
		}
});
