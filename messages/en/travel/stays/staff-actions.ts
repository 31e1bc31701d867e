export const staffActions = {
	departure: {
		nights: "The remaining nights go back on sale.",
		menu: "Check out",
		verb: "check out the guest",
		question: ({ name }: { name: string }) => `Check out ${name}?`,
		button: "Check out",
		done: ({ name }: { name: string }) => `${name} is checked out.`,
	},
	confirmation: {
		/** In the menu of a booking. */
		menu: "Confirm",
		/** After “Failed to”. */
		verb: "confirm the booking",
		question: ({ name }: { name: string }) => `Confirm the booking for ${name}?`,
		consequence: "The room stays reserved for the guest.",
		button: "Confirm booking",
		done: ({ name }: { name: string }) => `The booking for ${name} is confirmed.`,
	},
	arrival: {
		menu: "Check in",
		verb: "check in the guest",
		question: ({ name }: { name: string }) => `Check in ${name}?`,
		consequence: "After check-in the booking can’t be cancelled.",
		button: "Check in",
		done: ({ name }: { name: string }) => `${name} is checked in.`,
	},
	rejection: {
		menu: "Reject",
		verb: "reject the booking",
		question: ({ name }: { name: string }) => `Reject the booking for ${name}?`,
		nights: "The nights go back on sale.",
		button: "Reject booking",
		done: ({ name }: { name: string }) => `The booking for ${name} is rejected.`,
		consequence: "The guest reads that the hotel declined, and pays nothing.",
	},
	cancellation: {
		consequence: "The guest pays nothing.",
		menu: "Cancel",
		verb: "cancel the booking",
		question: ({ name }: { name: string }) => `Cancel the booking for ${name}?`,
		nights: "The nights go back on sale.",
		button: "Cancel booking",
		done: ({ name }: { name: string }) => `The booking for ${name} is cancelled.`,
		/** About a booking request. */
		request: "Cancel it when the guest asks you to. To decline it yourself, reject it.",
	},
	absence: {
		nights: "The remaining nights go back on sale.",
		menu: "No-show",
		verb: "mark the booking as no-show",
		question: ({ name }: { name: string }) => `Mark ${name} as a no-show?`,
		button: "Mark as no-show",
		done: ({ name }: { name: string }) => `The booking for ${name} is marked as no-show.`,
	},
	guestIsMailed: "The guest gets an email.",
	guestIsNotMailed: "The guest gave no email address, so tell them yourself.",
};
