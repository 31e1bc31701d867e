export const hotelDecisionMail = {
	refused: {
		subject: ({ hotel }: { hotel: string }) => `${hotel} is not approved`,
		text: ({ hotel }: { hotel: string }) =>
			`We have reviewed ${hotel} and can’t approve it yet, so it stays hidden from guests. Change what the reason names, then request approval again on the hotel’s page.`,
		open: ({ hotel }: { hotel: string }) => `Open ${hotel}`,
	},
	reason: "Reason",
	approved: {
		subject: ({ hotel }: { hotel: string }) => `${hotel} is open for bookings`,
		text: ({ hotel }: { hotel: string }) =>
			`${hotel} is approved and open for bookings. Guests can now find it and book its rooms.`,
		open: "Open your dashboard",
	},
	suspended: {
		subject: ({ hotel }: { hotel: string }) => `${hotel} is suspended`,
		text: ({ hotel }: { hotel: string }) =>
			`${hotel} is suspended: it is hidden from guests and takes no new bookings. Existing bookings are kept, and you still manage them. If you think this is a mistake, contact us.`,
		contact: "Contact us",
	},
};
