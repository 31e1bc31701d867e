import type { ReactNode } from "react";
export const deskAgenda = {
	pending: "Requests to answer",
	late: "Late arrivals",
	overdue: "Overdue departures",
	arrivals: "Arrivals today",
	departures: "Departures today",
	/** Guests who stay tonight. */
	inHouse: "In house",
	none: {
		pending: "No requests are waiting.",
		late: "",
		overdue: "",
		arrivals: "No arrivals today.",
		departures: "No departures today.",
		inHouse: "No guests in house.",
	},
	viewMany: "View all bookings",
	viewAll: ({ count }: { count: number }) => `View all ${count} bookings`,
	due: ({ amount }: { amount: string }) => `${amount} to pay at the hotel`,
	/** `rest` is for screen readers. */
	recordPayment: ({ rest, guest }: { rest: (text: string) => ReactNode; guest: string }) => (
		<>Record payment{rest(` of ${guest}`)}</>
	),
};
