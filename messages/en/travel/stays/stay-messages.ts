export const stayMessages = {
	gone: "This booking no longer exists.",
	reopen: "Open the booking again and use its buttons.",
	past: "The check-in date has passed. Contact the hotel.",
	enterReason: "Enter the reason. The guest can read it.",
	notAllowed: "This isn’t possible in the booking’s current status.",
	hold: ({ until }: { until: string }) => `The request must be answered by ${until}.`,
	fee: ({ fee }: { fee: string }) => `The cancellation fee is now ${fee}.`,
	tooEarly: ({ arrival }: { arrival: string }) =>
		`Check-in is on ${arrival}. You can check the guest in from that date, hotel time.`,
	canArrive: ({ arrival }: { arrival: string }) =>
		`The guest can still arrive until the end of ${arrival}, hotel time.`,
};
