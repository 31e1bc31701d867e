export const bookingMail = {
	total: "Total",
	number: "Booking number",
	hotel: "Hotel",
	checkIn: "Check-in",
	from: ({ time }: { time: string }) => `from ${time}`,
	checkOut: "Check-out",
	until: ({ time }: { time: string }) => `until ${time}`,
	secret: "Anyone who has this link can see your booking. Don’t forward this email.",
	hotelTime: ({ moment }: { moment: string }) => `${moment}, hotel time`,
	request: {
		subject: ({ hotel }: { hotel: string }) => `${hotel} received your booking request`,
		text: ({ hotel, number, until }: { hotel: string; number: string; until: string }) =>
			`${hotel} received your booking request ${number} and holds the room for you. It will answer by ${until}. If it does not, the request expires and you owe nothing.`,
	},
	view: "View your booking",
	pay: {
		subject: ({ hotel }: { hotel: string }) => `Pay for your stay at ${hotel}`,
		link: "Pay now",
		text: ({
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
			`${hotel} holds the room for you (${number}). Pay ${deposit} online by ${until}. If you don’t, the booking expires and you owe nothing.`,
	},
	confirm: {
		subject: ({ hotel }: { hotel: string }) => `Confirm your stay at ${hotel}`,
		link: "Confirm email address",
		text: ({ hotel, number, until }: { hotel: string; number: string; until: string }) =>
			`${hotel} holds the room for you (${number}). Confirm your email address by ${until}. If you don’t, the booking expires and you owe nothing.`,
	},
	booked: {
		subject: ({ hotel }: { hotel: string }) => `Your stay at ${hotel} is booked`,
		text: ({ number, hotel }: { number: string; hotel: string }) =>
			`Your booking ${number} at ${hotel} is confirmed.`,
	},
	yourTime: ({ moment }: { moment: string }) => `${moment}, your time`,
	toHotel: {
		requestSubject: ({ number }: { number: string }) => `New booking request (${number})`,
		bookingSubject: ({ number }: { number: string }) => `New booking (${number})`,
		request: ({ guest, number, until }: { guest: string; number: string; until: string }) =>
			`${guest} asks to book a stay (${number}). The room is held until ${until}. Answer before then.`,
		booking: ({ guest, number }: { guest: string; number: string }) => `${guest} booked a stay (${number}).`,
		answer: "Answer the request",
		view: "View booking",
		unconfirmed: ({ until }: { until: string }) =>
			`The guest has not confirmed their email address. If they don’t by ${until}, the booking expires and its nights go back on sale.`,
		unpaid: ({ deposit, until }: { deposit: string; until: string }) =>
			`The guest pays ${deposit} online by ${until}. If they don’t, the booking expires and its nights go back on sale.`,
	},
	guest: "Guest",
	requests: "Special requests",
	paidAtHotel: ({ amount }: { amount: string }) => `${amount}, paid at the hotel`,
	payOnline: "To pay online",
	payAtHotel: "To pay at the hotel",
	stay: "Stay",
	room: "Room",
	guests: "Guests",
	payOnlineLater: ({ amount }: { amount: string }) => `${amount}, after the hotel confirms`,
};
