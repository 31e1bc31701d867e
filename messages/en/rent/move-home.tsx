import type { ReactNode } from "react";

/** `/trucking-home`, and the page after a booking. */
export const moveHome = {
	booked: {
		meta: "Booking successful",
		track: "Track this booking",
		success: "Booking successful! Your request has been submitted.",
		number: "Your booking number",
		price: ({ price }: { price: ReactNode }) => <>Price: {price}</>,
		payDeposit: ({ amount, until }: { amount: string; until: string }) =>
			`Pay the deposit of ${amount} before ${until}, or your move is cancelled.`,
		when: ({ date, time }: { date: string; time: string }) =>
			`Your move is on ${date} at ${time}. Keep this number: you need it, with your phone number or email, to track the booking.`,
	},
	meta: "Book a moving vehicle",
	/** For search engines. */
	description:
		"Book a truck or loader with a driver for your move. Choose the day and time. No account needed.",
	noReviews: "No reviews yet. You can write one after your move.",
	failed: ({ reason }: { reason: string }) => `Failed to load bookings: ${reason}`,
	form: "Book Your Moving Vehicle",
	title: "Move house with one booking",
	intro: "A truck or loader with a driver, at your door on the day and time you choose. No account needed.",
	start: "Get Started",
	next: {
		title: "What happens next",
		number: "You get a booking number right away.",
		track: ({ link }: { link: (text: string) => ReactNode }) => (
			<>{link("Track your booking")} with its number and your phone number or email.</>
		),
		confirm: "We check your request and confirm it.",
	},
	services: {
		truck: {
			name: "Truck Booking",
			description: "A closed truck with a driver, for an apartment or a whole house.",
		},
		loader: {
			name: "Loader Services",
			description: "A small open loader for a sofa, a fridge or a single room.",
		},
		packing: {
			name: "Packing Assistance",
			description: "Ask for boxes and blankets when we call. The driver brings them.",
		},
		title: "Our services",
	},
	own: {
		title: "Your bookings",
		when: ({ vehicle, date, time }: { vehicle: string; date: string; time: string }) =>
			`${vehicle}, ${date} at ${time}`,
		addresses: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
		pay: ({ amount }: { amount: string }) => `Pay ${amount} now`,
	},
};
