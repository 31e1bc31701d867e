/** The pages on which a customer changes, cancels or prints a move. */
export const ownMove = {
	date: {
		/** In a list of what changes, in place of a price. */
		call: "We’ll call you",
		enterDate: "Choose the new date.",
		enterTime: "Choose the new time.",
		same: "Choose another date or time.",
		when: "Date and time",
		meta: "Change the date of your move",
		reopen: "Open the booking again and change the date from there.",
		done: ({ date, time }: { date: string; time: string }) =>
			`Your move is on ${date} at ${time}. We will confirm it soon.`,
		title: "Change the date",
		now: ({ date, time }: { date: string; time: string }) => `Now ${date} at ${time}`,
		goBack: "Go back",
		newDate: "New date",
		newTime: "New time",
		showPrice: "Show price",
		freeTimes: "Free times",
		reviewTitle: "Review the change",
		review: "Nothing has changed yet. After you change the date, we confirm it.",
		button: "Change date",
		busy: "Changing...",
	},
	review: {
		meta: "Review your move",
		/** What is reviewed, in the heading "Review your move". */
		yourMove: "your move",
		about: ({ date }: { date: string }) => `You moved on ${date}.`,
	},
	cancellation: {
		meta: "Cancel your booking",
		reopen: "Open the booking again and cancel it from there.",
		done: "Your booking is cancelled.",
		/** These follow the sentence before, until the question. */
		feeLeft: ({ fee, left }: { fee: string; left: string }) =>
			`The fee is ${fee}, of which ${left} is left to pay.`,
		fee: ({ fee }: { fee: string }) => `The fee is ${fee}.`,
		kept: ({ amount }: { amount: string }) => `We keep ${amount} of your deposit as the fee.`,
		refundingAfterFee: ({ amount }: { amount: string }) =>
			`After the fee, we are refunding ${amount} of your deposit.`,
		refunding: ({ amount }: { amount: string }) => `We are refunding ${amount} of your deposit.`,
		paidDeposit: ({ amount }: { amount: string }) => `You paid a deposit of ${amount}.`,
		refunded: ({ amount }: { amount: string }) => `We refunded ${amount}.`,
		/** Follows the sentence that a deposit was paid, like the rest. */
		feeToPay: ({ amount }: { amount: string }) => `${amount} of the fee is left to pay.`,
		keepIt: "We keep it as the fee.",
		/** After a part of the deposit was refunded. */
		keepOther: ({ amount }: { amount: string }) => `We keep the other ${amount} as the fee.`,
		refundAfterFee: ({ amount }: { amount: string }) => `After the fee, we will refund ${amount}.`,
		refundIt: "We will refund it.",
		refundOther: ({ amount }: { amount: string }) => `We will refund the other ${amount}.`,
		question: ({ date, time }: { date: string; time: string }) => `Cancel your move on ${date} at ${time}?`,
		keep: "Keep booking",
		busy: "Cancelling...",
		bookAgain: "If you change your mind, book again.",
		button: "Cancel booking",
		payButton: ({ amount }: { amount: string }) => `Cancel and pay ${amount}`,
	},
	back: "Back to booking",
	/** The entry of the move in a calendar. */
	calendar: {
		summary: { truck: "Move with a truck", loader: "Move with a loader" },
		from: ({ address }: { address: string }) => `From ${address}`,
		to: ({ address }: { address: string }) => `To ${address}`,
		number: ({ number }: { number: string }) => `Moving booking ${number}`,
	},
	price: {
		meta: "Accept the price",
		reopen: "Open the booking again and accept the price from there.",
		done: "Your move is confirmed.",
		question: ({ price }: { price: string }) => `Accept the price of ${price}?`,
		button: ({ price }: { price: string }) => `Accept price of ${price}`,
		busy: "Accepting...",
		changedTitle: "Review the new price before you accept it",
		changed: "The price has changed since you saw it. Your move is not confirmed yet.",
		consequence: "This confirms your move.",
	},
	receipt: {
		title: "Receipt",
		/** The title in the browser. */
		meta: ({ number }: { number: string }) => `Receipt ${number}`,
		bookedOn: ({ date }: { date: string }) => `Booked ${date}`,
		noPrice: "No price is agreed for this move.",
	},
};
