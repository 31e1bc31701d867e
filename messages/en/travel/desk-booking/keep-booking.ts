export const keepBooking = {
	notWaiting: "This booking does not wait for a confirmation any more.",
	done: "The booking is kept, whether the guest confirms or not.",
	/** After “Failed to”. */
	verb: "keep the booking",
	question: ({ name }: { name: string }) => `Keep the booking of ${name}?`,
	button: "Keep without confirmation",
	busy: "Keeping...",
	text: "It no longer expires when the guest does not confirm their email address. The guest is not notified.",
};
