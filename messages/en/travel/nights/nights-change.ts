import { plural } from "#app/common/language/plural.ts";

/** What was changed of nights, in a list: “price $120.00, minimum stay 2 nights, closed”. */
export const nightsChange = {
	usualPrice: "the default price",
	price: ({ price }: { price: string }) => `price ${price}`,
	usualMinStay: "the default minimum stay",
	minStay: ({ nights }: { nights: number }) =>
		plural(nights, { one: `minimum stay ${nights} night`, other: `minimum stay ${nights} nights` }),
	closed: "closed",
	open: "open",
	noArrivals: "no arrivals",
	arrivals: "arrivals",
	noDepartures: "no departures",
	departures: "departures",
};
