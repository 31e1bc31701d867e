/** What staff do with a moving booking: the entry of its menu, and the dialog that asks. */
export const moveChanges = {
	confirmation: {
		menu: "Confirm",
		button: "Confirm booking",
		question: ({ name }: { name: string }) => `Are you sure you want to confirm the booking for ${name}?`,
		consequence:
			"The customer sees the confirmation on the tracking page, and gets an email if they gave an address.",
	},
	rejection: {
		menu: "Reject",
		button: "Reject booking",
		question: ({ name }: { name: string }) => `Are you sure you want to reject the booking for ${name}?`,
		consequence: "This ends the booking. The customer is told that we can’t take the move.",
	},
	delivery: {
		menu: "Delivered",
		button: "Mark as delivered",
		question: ({ name }: { name: string }) =>
			`Are you sure you want to mark the booking for ${name} as DELIVERED?`,
		consequence: "This completes the booking. You can’t change it afterwards.",
	},
	cancellation: {
		menu: "Cancel",
		button: "Cancel booking",
		question: ({ name }: { name: string }) => `Are you sure you want to cancel the booking for ${name}?`,
		consequence: "This ends the booking. The customer has to book again to move.",
	},
};
