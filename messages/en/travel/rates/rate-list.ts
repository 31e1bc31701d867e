export const rateList = {
	title: ({ hotel }: { hotel: string }) => `Rates of ${hotel}`,
	untitled: "Rates of a hotel",
	tab: "Rates",
	intro:
		"The standard rate has the prices of your rooms and the terms of your hotel. Each other rate follows it: when a price in the calendar changes, so does the rate. What is booked stays as it was agreed.",
	none: "Only the standard rate",
	noneText: "Add a rate, such as a lower price without refund, or one with breakfast.",
	add: "Add a rate",
	rate: "Rate",
	price: "Price",
	rooms: "Rooms",
	same: "As the standard rate",
	lower: ({ by }: { by: string }) => `${by} lower`,
	higher: ({ by }: { by: string }) => `${by} higher`,
	/** `amount` is “€10.00”. */
	aNight: ({ amount }: { amount: string }) => `${amount} a night`,
	saved: ({ name }: { name: string }) => `${name} is saved.`,
	again: ({ name }: { name: string }) => `${name} is already added.`,
	off: "Off",
	tooMany: ({ count }: { count: number }) => `A hotel has at most ${count} rates.`,
};
