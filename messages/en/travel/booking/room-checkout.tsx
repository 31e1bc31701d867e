import type { ReactNode } from "react";
export const roomCheckout = {
	title: "Book your stay",
	bookTitle: "Book this stay",
	requestTitle: "Request this stay",
	atHotel: "You pay at the hotel. Nothing is charged now.",
	busy: "Booking...",
	changes: {
		title: "Review these changes before you book",
		intro: "The price or terms have changed since you opened this page. Nothing is booked yet.",
		accept: ({ link }: { link: (text: string) => ReactNode }) => (
			<>If you accept the changes, {link("agree and book")}; otherwise choose another room or other dates.</>
		),
	},
	/** `times` is “Check-in from 14:00, check-out by 11:00”. */
	times: ({ times }: { times: string }) => `${times}, hotel time.`,
	change: "Change dates, guests or room",
	/** Folded under the total on phones. */
	priceDetails: "price details",
	guest: {
		title: "Your details",
		name: "Name",
		nameHint: "The guest who checks in.",
		email: "Email",
		emailHint: "We send your confirmation and a link to your booking here.",
		phone: "Phone",
		phoneHint: "The hotel calls this number if it has a question.",
		requestsTitle: "Requests",
		requests: "Special requests",
		requestsHint:
			"For example a late arrival, a cot or a quiet room. Requests can’t be guaranteed. Up to 1,000 characters.",
		/** Beside the next one, which is a link. */
		account: "Have an account?",
		signIn: "Sign in",
	},
	eachNight: "Price of each night",
	policy: "Cancellation policy",
	houseRules: "House rules",
	checkTimes: ({ checkInFrom, checkOutUntil }: { checkInFrom: string; checkOutUntil: string }) =>
		`Check-in from ${checkInFrom}, check-out by ${checkOutUntil}`,
	agreeTerms: ({ link }: { link: (text: string) => ReactNode }) => (
		<>By booking you agree to the cancellation policy and to our {link("terms")}.</>
	),
	/** The button of the form. */
	book: ({ price }: { price: string }) => `Book · ${price}`,
	bookAgain: ({ price }: { price: string }) => `Book again · ${price}`,
	/** After the price has changed. */
	agreeAndBook: ({ price }: { price: string }) => `Agree and book · ${price}`,
	/** The same, where the hotel confirms each booking. */
	request: ({ price }: { price: string }) => `Request · ${price}`,
	requestAgain: ({ price }: { price: string }) => `Request again · ${price}`,
	agreeAndRequest: ({ price }: { price: string }) => `Agree and request · ${price}`,
	onRequest: ({ hotel, until }: { hotel: string; until: ReactNode }) => (
		<>
			{hotel} confirms each booking request. The room is held for you until {until}, hotel time. If the hotel
			does not answer by then, your request expires and you pay nothing.
		</>
	),
	already: ({ bookings }: { bookings: ReactNode }) => (
		<>You have already booked this stay: {bookings}. If you continue, you book it again.</>
	),
	/** A night of a stay with more than one room. */
	night: ({ night, rooms }: { night: string; rooms: string }) => `${night}, ${rooms}`,
	total: ({ nights }: { nights: string }) => `Total, ${nights}`,
	totalOfRooms: ({ nights, rooms }: { nights: string; rooms: string }) => `Total, ${nights}, ${rooms}`,
};
