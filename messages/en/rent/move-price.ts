import { plural } from "#app/common/language/plural.ts";

/** The lines of the price of a move. */
export const movePrice = {
	/** A move within a zone, or between two, such as Brooklyn. */
	within: ({ zone }: { zone: string }) => `Within ${zone}`,
	between: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
	floorsFrom: ({ count }: { count: number }) =>
		plural(count, {
			one: `Moving from: ${count} floor without an elevator`,
			other: `Moving from: ${count} floors without an elevator`,
		}),
	floorsTo: ({ count }: { count: number }) =>
		plural(count, {
			one: `Moving to: ${count} floor without an elevator`,
			other: `Moving to: ${count} floors without an elevator`,
		}),
	helpers: ({ count }: { count: number }) =>
		plural(count, { one: `${count} helper`, other: `${count} helpers` }),
	packing: "Packing assistance",
	weekend: ({ percent }: { percent: number }) => `Weekend surcharge, ${percent}%`,
	evening: ({ percent }: { percent: number }) => `Evening surcharge, ${percent}%`,
	minimum: "Up to the minimum price",
	/** The only line of a price that staff entered. */
	move: "Move",
	deposit: "Deposit",
	/** Below the total. */
	fee: "Cancellation fee",
	toPay: "To pay",
	depositPaid: "Deposit paid",
	depositLessRefunds: "Deposit, less refunds",
	collected: { cash: "Paid to the driver in cash", card: "Paid to the driver by card" },
	toRefund: "To be refunded",
	stillDue: "Still due",
	dueOnDay: "Due on the day",
	dueOnDelivery: "Due on delivery",
	/** In place of a price: for staff, and for the customer. */
	noFixed: "No fixed price",
	callLater: "We’ll call you with a price",
};
