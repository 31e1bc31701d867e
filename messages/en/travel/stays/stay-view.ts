export const stayView = {
	arrive: ({ date, time }: { date: string; time: string }) => `${date}, from ${time}`,
	leave: ({ date, time }: { date: string; time: string }) => `${date}, by ${time}`,
	payment: {
		afterConfirmed: ({ deposit }: { deposit: string }) =>
			`You pay ${deposit} online after the hotel confirms`,
		unpaid: "Unpaid",
		payable: "Payable at the hotel",
		payHotel: "You pay at the hotel",
	},
	balance: {
		toPay: ({ money }: { money: string }) => `To pay at the hotel: ${money}`,
		toGiveBack: ({ money }: { money: string }) => `To give back at the hotel: ${money}`,
		paid: "Paid",
		paidOnline: "Paid online",
		nothing: "Nothing to pay",
	},
	waitingChange: ({ stay, until, amount }: { stay: string; until: string; amount: string }) =>
		`The guest asked to change their dates to ${stay}. The room is held until ${until}, hotel time, while they pay ${amount} online.`,
	/** A date and a time, and the clock that shows it. */
	hotelTime: ({ moment }: { moment: string }) => `${moment}, hotel time`,
	outcome: {
		/** After “Your request is with the hotel, …” */
		answersBy: ({ until }: { until: string }) =>
			`It answers by ${until}. Without an answer, the request expires.`,
		/** This and the next one stand after “This booking was cancelled.” and the like. */
		nothing: "You pay nothing.",
		feeOwed: ({ fee }: { fee: string }) => `Under the cancellation policy, you owe the hotel ${fee}.`,
		unconfirmed: "You did not confirm your email address in time, so the booking expired. You pay nothing.",
		unpaid: "The booking was not paid in time, so it expired. You pay nothing.",
		payBefore: ({ deposit, until }: { deposit: string; until: string }) =>
			`The room is held for you. Pay ${deposit} online by ${until}. If you don’t, the booking expires and you owe nothing.`,
		confirmBefore: ({ until }: { until: string }) =>
			`The room is held for you. Confirm your email address with the link in our email by ${until}. If you don’t, the booking expires and you owe nothing.`,
		partlyPaidHotel: ({ paid, due }: { paid: string; due: string }) =>
			`Your stay is booked. You paid the hotel ${paid}, and pay ${due} there.`,
		partlyPaid: ({ paid, due }: { paid: string; due: string }) =>
			`Your stay is booked. You paid ${paid} online, and pay ${due} at the hotel.`,
		paid: "Your stay is booked and paid.",
	},
	/** In a calendar file. */
	calendar: ({ number }: { number: string }) => `Booking ${number}`,
};
