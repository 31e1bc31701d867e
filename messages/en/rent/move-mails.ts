type Numbered = { number: string };

type Tomorrow = Numbered & { date: string; time: string };

/** Emails to the customer about a moving booking. */
export const moveMails = {
	/** A new status. Pending: the date or time has changed. */
	news: {
		pending: {
			subject: "Your move is rescheduled",
			text: ({ number }: Numbered) =>
				`Your moving booking ${number} has a new date or time, shown below. We will confirm it soon.`,
		},
		confirmed: {
			subject: "Your move is confirmed",
			text: ({ number }: Numbered) =>
				`Your moving booking ${number} is confirmed. We will be there at the date and time below.`,
		},
		delivered: {
			subject: "Your move is complete",
			text: ({ number }: Numbered) =>
				`Your moving booking ${number} is complete. Thank you for moving with us. How did it go? Your review helps others who move.`,
		},
		cancelled: {
			subject: "Your move is cancelled",
			text: ({ number }: Numbered) =>
				`Your moving booking ${number} is cancelled. We will not come to pick anything up.`,
		},
		rejected: {
			subject: "We can’t take your move",
			text: ({ number }: Numbered) =>
				`We’re sorry, we can’t take your moving booking ${number}. Book another date, or contact us.`,
		},
	},
	review: "Write a review",
	receivedSubject: "We received your moving booking",
	received: ({ number }: Numbered) =>
		`Thank you. We received your moving booking ${number} and will confirm it soon.`,
	expired: ({ number }: Numbered) =>
		`Your moving booking ${number} is cancelled, because its deposit was not paid in time. You owe nothing. If you still want to move, book again.`,
	another: "Book another move",
	tomorrowSubject: "Your move is tomorrow",
	tomorrow: {
		truck: ({ number, date, time }: Tomorrow) =>
			`Your moving booking ${number} is tomorrow, ${date}, at ${time}. Please have everything packed, and keep a parking space free for the truck at both addresses.`,
		loader: ({ number, date, time }: Tomorrow) =>
			`Your moving booking ${number} is tomorrow, ${date}, at ${time}. Please have everything packed, and keep a parking space free for the loader at both addresses.`,
	},
	onTheWaySubject: "Your driver is on the way",
	onTheWay: ({ number }: Numbered) =>
		`Your driver is on the way to you for your moving booking ${number}. You can follow each step on the tracking page.`,
	track: "Track your move",
	priceSubject: "Accept the price of your move",
	price: ({ number, price }: Numbered & { price: string }) =>
		`The price of your moving booking ${number} is ${price}.`,
	newPriceSubject: "New price for your move",
	newPrice: ({ number, price, was }: Numbered & { price: string; was: string }) =>
		`The price of your moving booking ${number} is ${price} instead of ${was}.`,
	accept: "See and accept the price",
	howToAccept:
		"Open the booking and accept the price to confirm your move. You can also cancel the booking there.",
	withdrawnSubject: "We withdrew the price of your move",
	withdrawn: ({ number, price }: Numbered & { price: string }) =>
		`The price of ${price} for your moving booking ${number} no longer applies. Your move is not confirmed yet.`,
	/** Labels. */
	total: "Total price",
	depositToPay: "Deposit to pay online",
	number: "Booking number",
	when: "Date and time",
	payDeposit: ({ amount, until }: { amount: string; until: string }) =>
		`Pay the deposit of ${amount} online before ${until}, or your move is cancelled. You can pay from the tracking page.`,
	howToOpen: "To open the page, enter this email address or the phone number you booked with.",
};
