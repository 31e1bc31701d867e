import { plural } from "#app/common/language/plural.ts";

/** Figures of a hotel for a period, beside those of a year earlier. */
export const hotelFigures = {
	title: "Figures",
	compared: ({ span, before }: { span: string; before: string }) =>
		`${span}, compared with ${before}. The second figure in each table is last year’s.`,
	lastYear: "Last year",
	soldText: "The nights of confirmed, checked-in and checked-out bookings, times their rooms.",
	available: "Room nights available",
	availableText: "All rooms on the nights that are on sale; blocked rooms count, closed nights don’t.",
	occupancyText: "Room nights sold, as a share of the room nights available to the hotel or the room type.",
	revenueText: "The price of the nights sold, after offers; extras, stay tax and fees are not included.",
	cancelled: "Cancellations",
	cancelledText: "Bookings that were to arrive in these dates and that the guest or the hotel cancelled.",
	cancelledShare: "Cancellation rate",
	cancelledShareText:
		"Cancellations, as a share of all confirmed bookings that were to arrive in these dates.",
	arrivals: "Bookings to arrive",
	table: "Table",
	tables: { room: "By room type", plan: "By rate", source: "By source", lead: "By lead time" },
	columns: { room: "Room type", plan: "Rate", source: "Source", lead: "Lead time" },
	sources: { guest: "Online", walk_in: "Desk" },
	lead: "Lead time",
	leadText: "The days from booking to arrival, by the calendar of the hotel.",
	/** By the first day of the group. */
	leads: {
		0: "0–1 days",
		2: "2–7 days",
		8: "8–30 days",
		31: "31–90 days",
		91: "More than 90 days",
	},
	pace: "Pace",
	paceText:
		"What is booked for each month today and, below it, what was booked for the same month last year on this day of the year; cancelled bookings count up to the day they were cancelled.",
	month: "Month",
	difference: "Difference",
	months: ({ count }: { count: number }) =>
		plural(count, { one: `${count} month`, other: `${count} months` }),
};
