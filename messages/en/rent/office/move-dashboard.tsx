import type { ReactNode } from "react";

/** The list of moves for staff, and its dialogs. */
export const moveDashboard = {
	statusChanged: {
		confirmed: "Booking confirmed!",
		rejected: "Booking rejected!",
		delivered: "Booking delivered!",
		cancelled: "Booking cancelled!",
	},
	filters: { from: "Start date", to: "End date", search: "Name, phone, address, date…" },
	table: {
		client: "Client Info",
		route: "Route & Vehicle",
		noVehicle: "No vehicle",
		priceNeeded: "Price needed",
		noPrice: "No price",
		actions: ({ name }: { name: string }) => `Actions for ${name}`,
		/** Two addresses; `from` ends a line on wide screens. */
		places: ({ from, to, quiet }: { from: ReactNode; to: ReactNode; quiet: (text: string) => ReactNode }) => (
			<>
				{from}
				{quiet("to")} {to}
			</>
		),
	},
	/** The dialog that sends a customer a price. */
	offer: {
		open: ({ price }: { price: ReactNode }) => (
			<>
				The customer has not accepted the price of {price} yet. Confirm the booking yourself only if they
				accepted it in another way, such as by phone.
			</>
		),
		wanted: "Your rates give no price for this move. The customer is waiting for one.",
		byEmail:
			"When you send a price, the customer gets an email and accepts it on the tracking page. Then the move is confirmed.",
		onPage: "When you send a price, the customer sees it on the tracking page. Then the move is confirmed.",
		call: ({ phone }: { phone: ReactNode }) => (
			<>There is no email address. Call {phone} after you send the price.</>
		),
		price: ({ currency }: { currency: string }) => `Price, ${currency}`,
		hint: ({ example }: { example: string }) => `The whole price of the move, like ${example}`,
		free: "This move is free",
		send: "Send price",
		sendNew: "Send new price",
		withdraw: "Withdraw price",
	},
	confirmation: {
		/** Before one of the sentences about when the move is confirmed. */
		sent: ({ price }: { price: string }) => `Price of ${price} sent!`,
		agreed: ({ price }: { price: ReactNode }) => <>The customer agreed to {price}.</>,
		withdrawn: "Price withdrawn! The booking needs another price.",
		enterPrice: "Enter the price.",
		whenAccepted: "The move is confirmed when the customer accepts it.",
		noEmail: "We have no email address: ask the customer by phone to accept it on the tracking page.",
		otherPrice: "Send this price to the customer, or leave it as it was.",
		done: "Booking confirmed!",
	},
	back: "Back to list",
	deletion: {
		reopen: "Open the booking’s menu and choose the action again.",
		done: "Booking deleted successfully!",
		title: "Delete booking",
		question: ({ name }: { name: string }) =>
			`Are you sure you want to PERMANENTLY DELETE the booking for ${name}? This action cannot be undone.`,
		consequence:
			"The customer’s tracking page is deleted too. To end the booking and keep its history, cancel it instead.",
	},
	history: {
		/** When, and by whom. */
		atBy: ({ at, by }: { at: ReactNode; by: string }) => (
			<>
				{at} by {by}
			</>
		),
		/** Who booked: "by the customer". */
		theCustomer: "the customer",
		title: ({ name }: { name: string }) => `Booking for ${name}`,
		noEmail: "No email address",
	},
	rescheduling: {
		donePendingAgain: "Booking rescheduled! It is pending again.",
		doneStillPending: "Booking rescheduled! It is still pending.",
		now: ({ date, time }: { date: string; time: string }) => `The move is on ${date} at ${time}.`,
		pendingAgain: "The booking is pending again until you confirm the new time.",
		staysPending: "The booking stays pending until you confirm it.",
		title: ({ name }: { name: string }) => `Reschedule the booking for ${name}`,
		button: "Reschedule booking",
		busy: "Rescheduling...",
	},
	title: "Moving bookings",
	nothingFound: "No bookings found matching your criteria.",
	nothingYet: "There are no bookings yet. New bookings appear here automatically.",
	views: {
		toConfirm: "To confirm",
		unassigned: "Unassigned",
	},
};
