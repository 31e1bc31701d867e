/** The statuses of a moving booking. */
export const moveStatus = {
	/** Badges, filters and the history. */
	label: {
		pending: "Pending",
		/** Staff have offered a price. */
		offered: "Waiting for the customer",
		confirmed: "Confirmed",
		delivered: "Delivered",
		cancelled: "Cancelled",
		rejected: "Rejected",
	},
	/** The badge for its customer, in place of "Waiting for the customer". */
	ownOffered: "Price to accept",
	forCustomer: {
		pending: "We received your request and will confirm it soon.",
		offered: "We have a price for your move. Accept it to confirm the move.",
		confirmed: "Your move is confirmed. We will be there at the time below.",
		delivered: "Your move is complete. Thank you for moving with us.",
		cancelled: "This booking is cancelled. We won’t come to pick anything up.",
		rejected: "We’re sorry, we can’t take this move. Please try another date.",
	},
	/** Why a booking can’t be changed as wanted. */
	current: {
		pending: "This booking is pending.",
		confirmed: "This booking is confirmed.",
		delivered: "This booking is delivered and can no longer be changed.",
		cancelled: "This booking is cancelled and can no longer be changed.",
		rejected: "This booking is rejected and can no longer be changed.",
	},
	/** Lines of the history for staff. */
	booked: "Booked",
	changed: "Changed",
	/** From a status to a status. */
	changedFromTo: ({ from, to }: { from: string; to: string }) => `Changed from ${from} to ${to}`,
	/** In a sentence that says that somebody changed the booking to it. */
	inSentence: {
		pending: "pending",
		confirmed: "confirmed",
		delivered: "delivered",
		cancelled: "cancelled",
		rejected: "rejected",
	},
};
