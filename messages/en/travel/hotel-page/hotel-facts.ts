import { plural } from "#app/common/language/plural.ts";
export const hotelFacts = {
	about: ({ hotel }: { hotel: string }) => `About ${hotel}`,
	houseRules: "House rules",
	checkIn: "Check-in",
	from: ({ time }: { time: string }) => `From ${time}`,
	checkOut: "Check-out",
	until: ({ time }: { time: string }) => `Until ${time}`,
	booking: "Booking",
	/** `paying` is one of the sentences that begin with “You pay”. */
	instant: ({ paying }: { paying: string }) => `Instant confirmation. ${paying}`,
	request: ({ hours, paying }: { hours: number; paying: string }) =>
		`Request to book: the hotel answers within ${hours} hours and holds the room until then. ${paying}`,
	sameDay: "Same-day bookings",
	sameDayUntil: ({ time }: { time: string }) => `Until ${time}, hotel time.`,
	cancellation: "Cancellation",
	freeUntilCheckIn: "Free until check-in.",
	freeUntilDay: ({ time, fee }: { time: string; fee: string }) =>
		`Free until the day of check-in, ${time} hotel time. After that, the fee is ${fee}.`,
	freeUntilDays: ({ count, time, fee }: { count: number; time: string; fee: string }) =>
		plural(count, {
			one: `Free until ${count} day before check-in, ${time} hotel time. After that, the fee is ${fee}.`,
			other: `Free until ${count} days before check-in, ${time} hotel time. After that, the fee is ${fee}.`,
		}),
	noShow: "No-show",
	noFee: "No fee.",
	fee: ({ fee }: { fee: string }) => `The fee is ${fee}.`,
	title: "Good to know",
	payAtHotel: "You pay at the hotel.",
	payFull: "You pay the full price online when you book.",
	payFullLater: "You pay the full price online after the hotel confirms.",
	payDeposit: ({ percent }: { percent: number }) =>
		`You pay a deposit of ${percent}% online when you book, and the rest at the hotel.`,
	payDepositLater: ({ percent }: { percent: number }) =>
		`You pay a deposit of ${percent}% online after the hotel confirms, and the rest at the hotel.`,
	fullPrice: "the full price",
	percent: ({ percent }: { percent: number }) => `${percent}% of the price`,
};
