/** What a night had: rooms to sell, rooms sold, and what they brought in (minor units). */
export type HouseDay = { date: string; rooms: number; sold: number; revenue: number };

/** Of a span of nights; null where there was nothing to divide by. */
export type HouseFigures = {
	/** Share of the room nights to sell that were sold: 0–1. */
	occupancy: number | null;
	/** Average daily rate: revenue for each room night sold, in minor units. */
	rate: number | null;
	/** Revenue for each room night to sell (RevPAR), in minor units: occupancy × average daily rate. */
	perRoom: number | null;
	/** Minor units. */
	revenue: number;
	sold: number;
};

/** Occupancy, average daily rate and revenue per available room, as hotels define them (USALI). */
export function houseFiguresOf(days: readonly HouseDay[]): HouseFigures {
	const sum = (of: (day: HouseDay) => number) => days.reduce((total, day) => total + of(day), 0);
	const [rooms, sold, revenue] = [sum((day) => day.rooms), sum((day) => day.sold), sum((day) => day.revenue)];
	return {
		occupancy: rooms > 0 ? sold / rooms : null,
		rate: sold > 0 ? Math.round(revenue / sold) : null,
		perRoom: rooms > 0 ? Math.round(revenue / rooms) : null,
		revenue,
		sold,
	};
}

/** What counts, in small words below the figures. */
export const HOUSE_DEFINITIONS: readonly [string, string][] = [
	[
		"Occupancy",
		"Of the rooms to sell on the last 30 nights, the share that was sold. Rooms on closed nights are not to sell; blocked ones are.",
	],
	["Average daily rate", "Revenue divided by the room nights sold."],
	[
		"Revenue per available room",
		"Revenue divided by the room nights to sell: occupancy times average daily rate.",
	],
	[
		"Revenue",
		"The nights of bookings that are confirmed, checked in or checked out, extra guests included. Fees for cancelling late or not coming are not in it.",
	],
];
