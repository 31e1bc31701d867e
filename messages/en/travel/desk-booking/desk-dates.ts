export const deskDates = {
	checkOutIsNow: ({ date }: { date: string }) => `Check-out is now ${date}.`,
	changed: "The dates are changed.",
	extendTitle: ({ name }: { name: string }) => `Extend or shorten the stay of ${name}`,
	title: ({ name }: { name: string }) => `Change the dates of ${name}`,
	/** A sentence about the email follows. */
	bookedFor: ({ stay }: { stay: string }) => `Booked for ${stay}.`,
};
