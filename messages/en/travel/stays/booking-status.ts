export const bookingStatus = {
	label: {
		pending: "Pending",
		confirmed: "Confirmed",
		checked_in: "Checked in",
		checked_out: "Checked out",
		cancelled: "Cancelled",
		rejected: "Rejected",
		expired: "Expired",
		no_show: "No-show",
	},
	forGuest: {
		pending: "Your request is with the hotel, which holds the room for you.",
		confirmed: "Your stay is booked. You pay at the hotel.",
		checked_in: "Enjoy your stay.",
		checked_out: "We hope you had a good stay.",
		cancelled: "This booking was cancelled.",
		rejected: "The hotel declined this booking. You pay nothing.",
		expired: "The hotel did not answer in time, so the request expired. You pay nothing.",
		no_show: "The hotel reported that the guest did not arrive.",
	},
	/** In “Ana changed this booking to cancelled (14:02).” */
	inSentence: {
		pending: "pending",
		confirmed: "confirmed",
		checked_in: "checked in",
		checked_out: "checked out",
		cancelled: "cancelled",
		rejected: "rejected",
		expired: "expired",
		no_show: "no-show",
	},
	isNow: {
		pending: "The booking is now pending.",
		confirmed: "The booking is now confirmed.",
		checked_in: "The booking is now checked in.",
		checked_out: "The booking is now checked out.",
		cancelled: "The booking is now cancelled.",
		rejected: "The booking is now rejected.",
		expired: "The booking is now expired.",
		no_show: "The booking is now no-show.",
	},
	already: {
		pending: "This booking is already pending and can’t be changed.",
		confirmed: "This booking is already confirmed and can’t be changed.",
		checked_in: "This booking is already checked in and can’t be changed.",
		checked_out: "This booking is already checked out and can’t be changed.",
		cancelled: "This booking is already cancelled and can’t be changed.",
		rejected: "This booking is already rejected and can’t be changed.",
		expired: "This booking is already expired and can’t be changed.",
		no_show: "This booking is already no-show and can’t be changed.",
	},
	hasChanged: {
		pending: ({ dates }: { dates: string }) => `The booking has changed: it is now pending, for ${dates}.`,
		confirmed: ({ dates }: { dates: string }) =>
			`The booking has changed: it is now confirmed, for ${dates}.`,
		checked_in: ({ dates }: { dates: string }) =>
			`The booking has changed: it is now checked in, for ${dates}.`,
		checked_out: ({ dates }: { dates: string }) =>
			`The booking has changed: it is now checked out, for ${dates}.`,
		cancelled: ({ dates }: { dates: string }) =>
			`The booking has changed: it is now cancelled, for ${dates}.`,
		rejected: ({ dates }: { dates: string }) => `The booking has changed: it is now rejected, for ${dates}.`,
		expired: ({ dates }: { dates: string }) => `The booking has changed: it is now expired, for ${dates}.`,
		no_show: ({ dates }: { dates: string }) => `The booking has changed: it is now no-show, for ${dates}.`,
	},
};
