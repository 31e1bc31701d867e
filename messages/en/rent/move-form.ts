type AtTime = { date: string; time: string };

/** The form that books a move, and what answers it. */
export const moveForm = {
	start: {
		nextDay: ({ date }: { date: string }) => `The next free day is ${date}.`,
		otherDate: "Choose another date.",
		noFixedPriceForStaff:
			"This move has no fixed price. Book it below as a request, and send the customer a price.",
		noFixedPrice: "We have no fixed price for this move. Book it below as a request, and we’ll call you.",
		mayAdd: "Floors, helpers, packing and the time of day can add to it. Nothing is booked yet.",
		amountFrom: ({ total }: { total: string }) => `From ${total}`,
		/** In the place of the price. */
		howToSee: "Fill in these fields and choose Show price.",
		show: "Show price",
		noneFree: {
			truck: ({ date }: { date: string }) => `No truck is free on ${date}`,
			loader: ({ date }: { date: string }) => `No loader is free on ${date}`,
		},
		earliest: {
			truck: ({ date, time }: AtTime) => `The earliest start for a truck on ${date} is ${time}.`,
			loader: ({ date, time }: AtTime) => `The earliest start for a loader on ${date} is ${time}.`,
		},
		/** Follows the amount, like the next two. */
		forDate: {
			truck: ({ date }: { date: string }) => `for a truck on ${date}`,
			loader: ({ date }: { date: string }) => `for a loader on ${date}`,
		},
		forDateFrom: {
			truck: ({ date, time }: AtTime) => `for a truck on ${date}. The earliest start is ${time}.`,
			loader: ({ date, time }: AtTime) => `for a loader on ${date}. The earliest start is ${time}.`,
		},
		forTime: {
			truck: ({ date, time }: AtTime) => `for a truck on ${date} at ${time}`,
			loader: ({ date, time }: AtTime) => `for a loader on ${date} at ${time}`,
		},
		other: {
			truck: ({ price }: { price: string }) => `A truck costs from ${price} that day.`,
			loader: ({ price }: { price: string }) => `A loader costs from ${price} that day.`,
		},
	},
	price: {
		title: "Your price",
		callLater: "We’ll call you with a price.",
		/** With scripts, below a price that no longer fits the answers. */
		earlier: "This price is for earlier answers. The current one is shown before anything is booked.",
		changedTitle: "Review the new price before you book",
		changed: "The price has changed since you saw it. Nothing is booked yet.",
		noneForStaff:
			"These addresses have no fixed price. Book the move as a request, and send the customer a price.",
		valid: "Nothing is booked yet. The price is valid for 30 minutes.",
		/** Before one of the next two sentences. */
		outdated: "The price that you saw no longer applies.",
		none: "We have no fixed price for these addresses. Book the move as a request, and we’ll call you.",
	},
	/** What tells areas apart: ZIP codes in the United States, postal codes elsewhere, or the names of places. */
	fromArea: { zip: "From ZIP code", code: "From postal code", place: "From city or area" },
	toArea: { zip: "To ZIP code", code: "To postal code", place: "To city or area" },
	enterFromArea: {
		zip: "Enter the ZIP code to move from.",
		code: "Enter the postal code to move from.",
		place: "Enter the city or area to move from.",
	},
	enterToArea: {
		zip: "Enter the ZIP code to move to.",
		code: "Enter the postal code to move to.",
		place: "Enter the city or area to move to.",
	},
	wrongArea: {
		zip: "Enter a valid ZIP code.",
		code: "Enter a valid Postal code.",
		place: "Enter a valid city or area.",
	},
	wrongAreaLike: {
		zip: ({ example }: { example: string }) => `Enter a valid ZIP code, like ${example}.`,
		code: ({ example }: { example: string }) => `Enter a valid Postal code, like ${example}.`,
		place: ({ example }: { example: string }) => `Enter a valid city or area, like ${example}.`,
	},
	chooseSize: "Choose a size",
	enterFrom: "Enter the address to move from.",
	addressName: "An address",
	enterTo: "Enter the address to move to.",
	chooseVehicle: "Choose a truck or a loader.",
	chooseDate: "Choose the date of the move.",
	chooseTime: "Choose the time of the move.",
	chooseHomeSize: "Choose a home size.",
	helpers: "Helpers",
	/** As the subject of a message about a field. */
	floorName: "The floor",
	zipTooLong: "A postal code must be 20 characters or fewer.",
	notification: "Notification",
	staff: {
		title: "New move",
		/** Before one of the next two sentences. */
		booked: "The move is booked.",
		mailed: "The customer gets an email.",
		noEmail: "We have no email address: tell the customer the booking number.",
		repeated: "This move was already booked.",
		intro: "Book a move for a customer, such as one on the phone.",
		section: "Booking",
		move: "Move",
		emailHint: "The customer gets the booking and its changes here.",
		confirm: "Book and confirm",
	},
	failedBecause: ({ reason }: { reason: string }) => `Booking failed: ${reason}`,
	kept: "All answers are still in the form.",
	missing: "Please fill in all required fields.",
	failed: "Booking failed",
	yourMove: "Your move",
	from: "Moving from",
	addressHint: "Street, number, city",
	to: "Moving to",
	vehicle: "Vehicle",
	timeHint: "At least 2 hours from now",
	contact: "Your contact details",
	name: "Your name",
	phoneHint: "We call this number on the day of your move.",
	emailHint: "We email you when the status of your booking changes.",
	busy: "Booking...",
	bookFor: ({ total }: { total: string }) => `Book for ${total}`,
	book: "Book moving vehicle",
	freeTimes: "Book a free time instead",
	startSide: "Where the move starts",
	endSide: "Where the move ends",
	exactPrice: "Floors, helpers and packing (optional)",
	floor: "Floor",
	floorHint: "Leave empty for the ground floor",
	elevator: "There is an elevator",
	packing: "Packing assistance",
	packingHint: "The driver brings boxes and blankets, and helps to pack.",
	updatePrice: "Update price",
	calculating: "Calculating...",
	homeSize: "Home size",
	/** The days that can be booked. */
	dates: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
};
