export const rateList = {
	title: ({ hotel }: { hotel: string }) => `Rates of ${hotel}`,
	untitled: "Rates of a hotel",
	tab: "Rates",
	intro:
		"The standard rate uses the prices of your rooms and the terms of your hotel. Other rates are calculated from it: when you change a price in the calendar, they change, too. Existing bookings keep their prices and terms.",
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
