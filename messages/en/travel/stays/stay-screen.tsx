import type { ReactNode } from "react";
export const stayScreen = {
	all: "All bookings",
	manage: "Manage this booking",
	stayAndGuest: "Stay and guest",
	priceAndPolicy: "Price and policy",
	history: "History",
	title: ({ number }: { number: string }) => `Booking ${number}`,
	/** The label is for screen readers. */
	heading: ({ label, number }: { label: (text: string) => ReactNode; number: string }) => (
		<>
			{label("Booking ")}
			{number}
		</>
	),
	answer: ({ until }: { until: ReactNode }) => (
		<>The hotel answers by {until}, hotel time. After that, the request expires.</>
	),
};
