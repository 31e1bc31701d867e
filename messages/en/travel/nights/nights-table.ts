export const nightsTable = {
	/** After a price, for screen readers. */
	ownPrice: "(custom price)",
	closed: "Closed",
	full: "Full",
	/** After “2/5”, for screen readers. */
	left: "left",
	/** After “3+”, for screen readers: the minimum stay. */
	nights: "nights",
	/** Short for “no arrivals”. */
	noIn: "no in",
	/** After “no in”, for screen readers. */
	noArrivals: "(no arrivals)",
	noOut: "no out",
	noDepartures: "(no departures)",
	/** In this order: the weeks of the calendar begin on Monday. */
	weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
};
