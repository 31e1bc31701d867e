/** The prices of moves: zones, and a rate card for each kind of vehicle. */
export const moveRates = {
	/** Labels of the fields of a rate card. */
	label: {
		default_price: "All other moves between zones",
		minimum_price: "Minimum price",
		floor_price: "Each floor without an elevator",
		helper_price: "Each helper",
		packing_price: "Packing assistance",
		weekend_percent: "Weekend surcharge, %",
		evening_percent: "Evening surcharge, %",
		evening_from: "Evening from",
		free_hours: "Free cancellation until … hours before the move",
		late_fee_percent: "Late cancellation, % of the price",
		deposit_percent: "Deposit, %",
	},
	enterHours: {
		item: "Enter the hours for one item.",
		studio: "Enter the hours for studio.",
		one: "Enter the hours for 1 bedroom.",
		two: "Enter the hours for 2 bedrooms.",
		three: "Enter the hours for 3 or more bedrooms.",
	},
	/** The subject of a message that says that it is saved. */
	cardOf: { truck: "The rate card for trucks", loader: "The rate card for loaders" },
	zone: {
		enterPrefix: "Enter at least one postal code prefix.",
		oddPrefix: ({ prefix }: { prefix: string }) => `Use letters and digits only, not “${prefix}”.`,
		tooManyPrefixes: "Enter up to 200 prefixes.",
		title: "Zone",
		prefixes: "Postal codes",
		nameTaken: "Another zone has this name.",
		tooMany: ({ count }: { count: number }) => `${count} zones are active. Deactivate one of them first.`,
		prefixTaken: ({ prefix, zone }: { prefix: string; zone: string }) =>
			`${prefix} already belongs to ${zone}.`,
		nameHint: "Customers see it in the price, like Brooklyn",
		prefixesHint: "Postal code prefixes, like 112 or 11101. If two zones match, the longer prefix wins.",
		inUseHint: "Only zones in use give prices.",
	},
	halfHours: "Enter full or half hours from 0.5 to 24, like 2.5.",
	/** Subjects of messages such as "The price must be an amount". */
	field: {
		price: "The price",
		minimum: "The minimum price",
		floor: "The price for a floor",
		helper: "The price for a helper",
		packing: "The price for packing",
		weekend: "The weekend surcharge",
		evening: "The evening surcharge",
		freeHours: "The hours before a move",
		lateFee: "The late fee",
		deposit: "The deposit",
	},
	enterEvening: "Enter when the evening begins.",
	cardTitle: "Rate card",
	/** The label of the price between two zones. */
	zones: ({ from, to }: { from: string; to: string }) => `${from} and ${to}`,
	currency: ({ currency }: { currency: string }) =>
		`Prices in ${currency}. Bookings keep the price that the customer agreed to.`,
	groups: {
		zones: "Prices between zones",
		zonesHint: "Prices apply in both directions. Leave one empty to use the price for all other moves.",
		extras: "Extras",
		surcharges: "Surcharges",
		surchargesHint: "Saturday and Sunday, and moves that begin in the evening.",
		terms: "Cancellation and deposit",
		termsHint:
			"Customers see what a cancellation costs before they book and before they cancel. Unconfirmed moves can always be cancelled for free.",
		hours: "Duration in hours",
		hoursHint: "In steps of half an hour. Moves of unknown size take 2 hours.",
	},
	defaultHint: "If you leave it empty, you enter the price of each of these moves.",
	freeHoursHint: "Enter 0 for free cancellation until the move begins.",
	lateFeeHint: "Enter 0 if cancelling is always free.",
	depositHint: "Paid online after booking. With 0, or without online payments, customers pay on the day.",
	title: "Rates",
	version: ({ version, saved }: { version: number; saved: string }) => `Version ${version}, saved ${saved}`,
	noPrices: "No prices yet",
	intro:
		"Customers get an instant price for moves between zones. Moves outside these zones become requests: you enter the price.",
	empty: "Add the areas in which you have fixed prices.",
	cards: "Rate cards",
};
