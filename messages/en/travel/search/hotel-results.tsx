import type { ReactNode } from "react";
import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
export const hotelResults = {
	/** The next one follows. */
	rankedFirst: {
		recommended: ({ max }: { max: number }) => `Showing the ${max} most recommended hotels.`,
		price: ({ max }: { max: number }) => `Showing the ${max} hotels with the lowest prices.`,
		rating: ({ max }: { max: number }) => `Showing the ${max} hotels with the best guest ratings.`,
		stars: ({ max }: { max: number }) => `Showing the ${max} hotels with the most stars.`,
	},
	enterDestination: "Enter a destination to see all its hotels.",
	description: ({ heading }: { heading: string }) =>
		`${heading}: compare rooms by total price, stars and guest rating.`,
	inPlace: ({ place }: { place: string }) => `Hotels in ${place}`,
	forDestination: ({ destination }: { destination: string }) => `Hotels for “${destination}”`,
	title: "Hotels",
	/** `rest` is for screen readers. */
	change: ({ rest }: { rest: (text: string) => ReactNode }) => <>Change{rest(" the search")}</>,
	search: "Search",
	chooseDates: "Choose your dates to see available rooms and total prices.",
	corrected: ({ place }: { place: ReactNode }) => <>No exact match. Showing results for {place}.</>,
	views: {
		list: "List",
		map: "Map",
	},
	/** Names the choice of list or map, for screen readers. */
	available: ({ count }: { count: number }) =>
		plural(count, {
			one: `${formatCount(count)} hotel available`,
			other: `${formatCount(count)} hotels available`,
		}),
	view: "View",
};
