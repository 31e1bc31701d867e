export const stayMail = {
	confirmed: {
		subject: ({ hotel }: { hotel: string }) => `${hotel} confirmed your booking`,
		atHotel: ({ hotel, number }: { hotel: string; number: string }) =>
			`${hotel} confirmed your booking ${number}. You pay at the hotel.`,
		online: ({
			hotel,
			number,
			deposit,
			until,
		}: {
			hotel: string;
			number: string;
			deposit: string;
			until: string;
		}) =>
			`${hotel} confirmed your booking ${number}. Pay ${deposit} online by ${until}, hotel time. If you don’t, the booking expires and you owe nothing.`,
	},
	payNow: "Pay now",
	declined: {
		subject: ({ hotel }: { hotel: string }) => `${hotel} declined your booking request`,
		text: ({ hotel, number }: { hotel: string; number: string }) =>
			`${hotel} declined your booking request ${number}. You owe nothing.`,
	},
	expiredRequest: {
		subject: "Your booking request has expired",
		text: ({ number, hotel }: { number: string; hotel: string }) =>
			`Your booking request ${number} has expired because ${hotel} did not answer in time. The room is no longer held for you, and you owe nothing.`,
	},
	expired: {
		subject: "Your booking has expired",
		unconfirmed: ({ number }: { number: string }) =>
			`Your booking ${number} has expired because you did not confirm your email address in time. The room is no longer held for you, and you owe nothing.`,
		unpaid: ({ number }: { number: string }) =>
			`Your booking ${number} has expired because it was not paid in time. The room is no longer held for you, and you owe nothing.`,
	},
	cancelledByHotel: {
		subject: ({ hotel }: { hotel: string }) => `${hotel} cancelled your booking`,
		/** `money` is a sentence about fee and refund. */
		text: ({ hotel, number, money }: { hotel: string; number: string; money: string }) =>
			`${hotel} cancelled your booking ${number}. ${money}`,
	},
	cancelled: {
		subject: "Your booking is cancelled",
		text: ({ number, hotel, money }: { number: string; hotel: string; money: string }) =>
			`Your booking ${number} at ${hotel} is cancelled. ${money}`,
	},
	noShow: {
		subject: ({ hotel }: { hotel: string }) => `${hotel} marked your booking as a no-show`,
		text: ({ hotel, number, money }: { hotel: string; number: string; money: string }) =>
			`${hotel} marked your booking ${number} as a no-show because nobody arrived. ${money} If this is wrong, reply to this email to contact the hotel.`,
	},
	review: {
		subject: ({ hotel }: { hotel: string }) => `How was your stay at ${hotel}?`,
		text: ({ hotel, number }: { hotel: string; number: string }) =>
			`Thank you for staying at ${hotel} (booking ${number}). Open your booking to write a review.`,
		link: "Write a review",
	},
	toHotel: {
		cancelled: {
			subject: ({ guest }: { guest: string }) => `${guest} cancelled their booking`,
			text: ({ guest, number, money }: { guest: string; number: string; money: string }) =>
				`${guest} cancelled booking ${number}. The nights are back on sale. ${money}`,
		},
		expiredRequest: {
			subject: "A booking request has expired",
			text: ({ number }: { number: string }) =>
				`Booking request ${number} has expired because nobody answered it in time. The nights are back on sale, and the guest got an email.`,
		},
		unconfirmed: {
			subject: "An unconfirmed booking has expired",
			text: ({ number }: { number: string }) =>
				`Booking ${number} has expired because the guest did not confirm their email address in time. The nights are back on sale.`,
		},
		unpaid: {
			subject: "An unpaid booking has expired",
			text: ({ number }: { number: string }) =>
				`Booking ${number} has expired because the guest did not pay in time. The nights are back on sale, and the guest got an email.`,
		},
		view: "View booking",
	},
	facts: {
		number: "Booking number",
		hotel: "Hotel",
		stay: "Stay",
		room: "Room",
		total: "Total",
		reason: "Reason",
		guest: "Guest",
		dates: "Dates",
	},
	view: "View your booking",
	howToOpen: "To open the page, enter this email address or the phone number you booked with.",
	dates: {
		/** The dates before, with their price. */
		wasFor: ({ stay, total }: { stay: string; total: string }) => `${stay}, for ${total}`,
		ask: "If you did not ask for this, reply to this email to contact the hotel.",
		extended: ({ hotel }: { hotel: string }) => `Your stay at ${hotel} is extended`,
		shortened: ({ hotel }: { hotel: string }) => `Your stay at ${hotel} is shortened`,
		/** `owed` is nothing, or a space and a sentence about money. */
		checkOut: ({
			hotel,
			number,
			was,
			owed,
			ask,
		}: {
			hotel: string;
			number: string;
			was: string;
			owed: string;
			ask: string;
		}) =>
			`${hotel} changed the check-out date of your booking ${number}. Your stay was ${was}.${owed} ${ask}`,
		byHotel: {
			subject: ({ hotel }: { hotel: string }) => `${hotel} changed your dates`,
			text: ({
				hotel,
				number,
				was,
				owed,
				ask,
			}: {
				hotel: string;
				number: string;
				was: string;
				owed: string;
				ask: string;
			}) => `${hotel} changed the dates of your booking ${number}. They were ${was}.${owed} ${ask}`,
		},
		own: {
			subject: "Your stay has new dates",
			text: ({ number, was, owed }: { number: string; was: string; owed: string }) =>
				`Your booking ${number} has new dates. They were ${was}.${owed}`,
		},
		toHotel: {
			subject: ({ guest }: { guest: string }) => `${guest} changed their dates`,
			text: ({ guest, number, was, owed }: { guest: string; number: string; was: string; owed: string }) =>
				`${guest} changed the dates of booking ${number}. They were ${was}.${owed} You don’t need to do anything: nights that are no longer needed are back on sale.`,
		},
		toPay: {
			subject: "Pay for your new dates",
			text: ({
				amount,
				until,
				number,
				stay,
				total,
			}: {
				amount: string;
				until: string;
				number: string;
				stay: string;
				total: string;
			}) =>
				`Pay ${amount} online by ${until}, hotel time, to change your booking ${number} to ${stay}, for ${total}. The room is held for you until then. If you don’t pay, your booking stays as it is.`,
		},
		notPaid: {
			subject: "Your dates stay as they were",
			text: ({ number, stay }: { number: string; stay: string }) =>
				`The new dates of your booking ${number} (${stay}) were not paid in time, so your stay is as it was before. The room is no longer held for the new dates.`,
		},
	},
	again: {
		subject: ({ hotel, number }: { hotel: string; number: string }) =>
			`Confirm your stay at ${hotel} (${number})`,
		text: ({ hotel, number, until }: { hotel: string; number: string; until: string }) =>
			`${hotel} holds the room for you (${number}). Confirm your email address by ${until}, hotel time. If you don’t, the booking expires and you owe nothing.`,
		olderLinks: "The links in earlier emails about this booking no longer work.",
		link: "Confirm email address",
		secret: "Anyone who has this link can see your booking. Don’t forward this email.",
	},
};
