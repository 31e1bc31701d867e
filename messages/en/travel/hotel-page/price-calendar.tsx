import type { ReactNode } from "react";
export const priceCalendar = {
	description: ({ hotel, city }: { hotel: string; city: string }) =>
		`The lowest price of each night at ${hotel}, ${city}.`,
	title: ({ hotel }: { hotel: string }) => `Prices at ${hotel}`,
	noCheckIn: ({ date }: { date: string }) => `You can’t check in on ${date}. Choose another date.`,
	noCheckInThen: "You can’t check in on that date. Choose another date.",
	prices: "Prices",
	askedFor: ({ party }: { party: string }) => `You asked for ${party}.`,
	noSpace: "No room has space for your party",
	changeParty: "Change guests or rooms",
	chooseCheckOut: "Choose your check-out date",
	chooseCheckIn: "Choose your check-in date",
	/** A link follows. */
	checkOutIntro: ({ date, party }: { date: string; party: string }) =>
		`Check-in ${date}, ${party}. Each price is the lowest total of the stay.`,
	changeCheckIn: "Change check-in",
	/** A link follows. */
	checkInIntro: ({ party }: { party: string }) => `The lowest price of each night for ${party}.`,
	changeGuests: "Change guests",
	/** Names the links to other months, for screen readers. */
	months: "Months",
	earlier: "Earlier months",
	later: "Later months",
	crossedOut: "Nights that are crossed out are sold out or closed.",
	minText: "“min” is the shortest stay that begins on that night.",
	noFrame: "On nights with a price and no frame you can stay, but not check in.",
	/** After the day, for screen readers; so are the next one and “no check-in”. */
	soldOut: "sold out",
	closed: "closed",
	noCheckInDay: "no check-in",
	/** `rest` is for screen readers. */
	min: ({ nights, rest }: { nights: number; rest: (text: string) => ReactNode }) => (
		<>
			min {nights}
			{rest(" nights")}
		</>
	),
	checkIn: "Check-in",
	noCheckOut: "no check-out",
	/** After a price, for screen readers. */
	forNights: ({ nights }: { nights: string }) => `for ${nights}`,
};
