import type { ReactNode } from "react";
export const hotelCards = {
	noFreeCancellation: "No free cancellation",
	request: "Request to book",
	/** Other dates for a hotel that is full. */
	full: ({ dates, rest, room }: { dates: ReactNode; rest: (text: string) => ReactNode; room: string }) => (
		<>
			{dates}
			{rest(`, ${room}. Full on your dates.`)}
		</>
	),
	cheaper: ({ stay, room, amount }: { stay: string; room: string; amount: string }) =>
		`${stay}, ${room}, saves ${amount}`,
};
