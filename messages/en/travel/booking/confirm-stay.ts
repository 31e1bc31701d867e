export const confirmStay = {
	metaTitle: "Confirm your booking",
	confirmed: "Your email address is confirmed.",
	/** `until` is a date and a time. */
	until: ({ until }: { until: string }) =>
		`Confirm by ${until}, hotel time, that this email address is yours. If you don’t, the booking expires and you owe nothing.`,
	intro: "Confirm that this email address is yours.",
	busy: "Confirming...",
	requestTitle: ({ hotel }: { hotel: string }) => `Confirm your request at ${hotel}`,
	bookingTitle: ({ hotel }: { hotel: string }) => `Confirm your booking at ${hotel}`,
	confirmRequest: "Confirm request",
	confirmBooking: "Confirm booking",
};
