/** The analytics of moves. */
export const moveFigures = {
	meta: "Analytics of moves",
	title: "Analytics",
	/** `spans` is the message before. */
	asOf: ({ spans, time, clock }: { spans: string; time: string; clock: string }) =>
		`${spans}. As of ${time}, ${clock}.`,
	csv: "Export CSV",
	/** Names of figures. */
	name: {
		moves: "Moves",
		revenue: "Revenue",
		fees: "Cancellation fees",
		cancelled: "Cancelled",
		capacity: "Capacity used",
		onTime: "On time",
	},
	/** A period and the one before. */
	spans: ({ now, before }: { now: string; before: string }) => `${now}, compared with ${before}`,
	/** In place of a chart. */
	empty: {
		revenue: "No revenue in this period or the one before.",
		moves: "No moves in this period or the one before.",
		capacityShare: "No booked vehicles in this period or the one before.",
		onTimeShare: "No arrivals on time in this period or the one before.",
		cancelledShare: "No cancelled bookings in this period or the one before.",
	},
	/** What the figures count. */
	definitions: {
		moves:
			"Confirmed and delivered moves, by the date of the move. Requests that nobody has confirmed are excluded.",
		revenue:
			"The agreed prices of those moves. A price that the customer has not accepted yet does not count, and neither does a move without a price.",
		fees: "What customers owe for cancelling late, by the date of the move. Not part of the revenue.",
		cancelled:
			"Cancelled bookings as a share of all bookings for these dates. Rejected requests are excluded.",
		capacityByDay: {
			term: "Capacity used by day",
			text: "Booked share of the vehicles’ working hours. Dates before the first vehicle have no capacity.",
		},
		capacityByVehicle: {
			term: "Capacity used by vehicle",
			text: "Share of the vehicle’s working hours with an assigned job, without its time out of service.",
		},
		onTime:
			"Of the moves whose driver reported the arrival: those at which it was early or at most 15 minutes after the booked time.",
		days: {
			term: "Days and currency",
			text: ({ currency }: { currency: string }) =>
				`Every figure goes by the date of the move, and today includes the moves that are still to come. Only amounts in ${currency} are included.`,
		},
	},
	charts: {
		/** Hours, abbreviated. */
		hours: ({ hours }: { hours: string }) => `${hours} h`,
		inPeriod: ({ share }: { share: string }) => `${share} in the whole period`,
		noneInPeriod: "None in the whole period",
		revenueTitle: ({ currency }: { currency: string }) => `Revenue by day, in ${currency}`,
		inTotal: ({ amount }: { amount: string }) => `${amount} in total`,
		moves: "Moves by day",
		onTime: "Arrivals on time by day",
		cancelled: "Cancelled bookings by day",
		hoursBooked: "Hours booked",
		hoursAtWork: "Hours at work",
		noVehicles: "No vehicles yet.",
	},
};
