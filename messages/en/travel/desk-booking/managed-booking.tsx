import type { ReactNode } from "react";
export const managedBooking = {
	extendOrShorten: "Extend or shorten",
	changeDates: "Change dates",
	/** A link follows. */
	expires: ({ until }: { until: string }) =>
		`The booking expires ${until} unless the guest confirms their email address.`,
	messages: "Messages",
	history: "History",
	terms: "Terms the guest agreed to",
	/** For a guest without a reservation. */
	addedAtDesk: ({ at }: { at: string }) => `Walk-in, added ${at}`,
	bookedAt: ({ at }: { at: string }) => `Booked ${at}`,
	answerBefore: ({ left, until }: { left: (text: (time: string) => string) => ReactNode; until: string }) => (
		<>
			{left((time) => `${time} left to answer,`)} until {until}. After that the request expires.
		</>
	),
};
