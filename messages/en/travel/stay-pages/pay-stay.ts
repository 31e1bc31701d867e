export const payStay = {
	newDatesTitle: "Pay for your new dates",
	title: "Pay online",
	newDates: ({ amount, until, stay }: { amount: string; until: string; stay: string }) =>
		`Pay ${amount} by ${until}, hotel time, to change your dates to ${stay}. The room is held for you until then. If you don’t pay, your booking stays as it is.`,
	text: ({ amount, until }: { amount: string; until: string }) =>
		`Pay ${amount} by ${until}, hotel time, to keep the room.`,
	unreachable: "We can’t reach our payment provider right now. Your booking is saved.",
	retry: "Try again",
	busy: "Trying...",
	button: ({ amount }: { amount: string }) => `Pay ${amount} now`,
};
