import { t } from "#app/common/language/messages.ts";
import { type HouseDay, type HouseFigures, houseFiguresOf } from "#app/travel/desk/house-figures.ts";

/** What a hotel, or a part of its bookings, sold in some nights: room nights and bookings; revenue in minor units. */
export type Sold = {
	/** Room nights that were to sell. */
	rooms: number;
	sold: number;
	revenue: number;
	/** Bookings that were to arrive, and those of them that were cancelled. */
	arrivals: number;
	cancelled: number;
};

/** A row of a table: the same part in the period and a year earlier. */
export type FigureLine = { name: string; now: Sold; before: Sold };

export const TABLES = ["room", "plan", "source", "lead"] as const;
export type FigureTable = (typeof TABLES)[number];

/** What was booked for a month: today, and a year earlier on this day for the same month of that year. */
export type PaceMonth = Record<"now" | "before", { month: string; sold: number; revenue: number }>;

/** The first day of each group of lead times. */
export const LEADS = [0, 2, 8, 31, 91] as const;
export type LeadGroup = (typeof LEADS)[number];

export const leadGroupOf = (days: number): LeadGroup => LEADS.findLast((first) => days >= first) ?? 0;

export type HotelFigures = HouseFigures & {
	rooms: number;
	cancelled: number;
	/** The share of the bookings that were to arrive: 0–1. */
	cancelledShare: number | null;
};

export const hotelFiguresOf = (part: Sold): HotelFigures => ({
	...houseFiguresOf([part]),
	rooms: part.rooms,
	cancelled: part.cancelled,
	cancelledShare: part.arrivals > 0 ? part.cancelled / part.arrivals : null,
});

/** The figures of one night, for a small line; cancellations are counted by arrival and have none. */
export const nightFiguresOf = (day: HouseDay): HotelFigures =>
	hotelFiguresOf({ ...day, arrivals: 0, cancelled: 0 });

export const tableTitle = (table: FigureTable): string => t.hotelFigures.tables[table];

export const hotelDefinitions = (): [string, string][] => [
	[t.houseFigures.sold, t.hotelFigures.soldText],
	[t.hotelFigures.available, t.hotelFigures.availableText],
	[t.houseFigures.occupancy, t.hotelFigures.occupancyText],
	[t.houseFigures.rate, t.houseFigures.rateText],
	[t.houseFigures.perRoom, t.houseFigures.perRoomText],
	[t.houseFigures.revenue, t.hotelFigures.revenueText],
	[t.hotelFigures.cancelled, t.hotelFigures.cancelledText],
	[t.hotelFigures.cancelledShare, t.hotelFigures.cancelledShareText],
	[t.hotelFigures.lead, t.hotelFigures.leadText],
	[t.hotelFigures.pace, t.hotelFigures.paceText],
];
