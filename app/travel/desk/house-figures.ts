import { t } from "#app/common/language/messages.ts";
/** A night's rooms on sale, rooms sold and revenue (minor units). */
export type HouseDay = { date: string; rooms: number; sold: number; revenue: number };

/** The figures of a range of nights; null where the divisor is 0. */
export type HouseFigures = {
	/** The share of room nights on sale that were sold: 0–1. */
	occupancy: number | null;
	/** Average daily rate: revenue per room night sold, in minor units. */
	rate: number | null;
	/** Revenue per room night on sale (RevPAR), in minor units: occupancy × average daily rate. */
	perRoom: number | null;
	/** Minor units. */
	revenue: number;
	sold: number;
};

/** Occupancy, average daily rate and revenue per available room, as hotels define them (USALI). */
export function houseFiguresOf(days: readonly Omit<HouseDay, "date">[]): HouseFigures {
	const sum = (of: (day: Omit<HouseDay, "date">) => number) =>
		days.reduce((total, day) => total + of(day), 0);
	const [rooms, sold, revenue] = [sum((day) => day.rooms), sum((day) => day.sold), sum((day) => day.revenue)];
	return {
		occupancy: rooms > 0 ? sold / rooms : null,
		rate: sold > 0 ? Math.round(revenue / sold) : null,
		perRoom: rooms > 0 ? Math.round(revenue / rooms) : null,
		revenue,
		sold,
	};
}

export const houseDefinitions = (): [string, string][] => [
	[t.houseFigures.occupancy, t.houseFigures.occupancyText],
	[t.houseFigures.rate, t.houseFigures.rateText],
	[t.houseFigures.perRoom, t.houseFigures.perRoomText],
	[t.houseFigures.revenue, t.houseFigures.revenueText],
];
