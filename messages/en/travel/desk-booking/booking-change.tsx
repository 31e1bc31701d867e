import type { ReactNode } from "react";
export const bookingChange = {
	/** In a sentence about its length. */
	aReason: "A reason",
	view: "View booking",
	back: "Back to booking",
	keep: "Keep booking",
	reasonHint: "The guest can read it.",
	title: ({ number }: { number: string }) => `Booking ${number}`,
	isDone: {
		pending: ({ link }: { link: ReactNode }) => <>The booking is already pending. {link}</>,
		confirmed: ({ link }: { link: ReactNode }) => <>The booking is already confirmed. {link}</>,
		checked_in: ({ link }: { link: ReactNode }) => <>The booking is already checked in. {link}</>,
		checked_out: ({ link }: { link: ReactNode }) => <>The booking is already checked out. {link}</>,
		cancelled: ({ link }: { link: ReactNode }) => <>The booking is already cancelled. {link}</>,
		rejected: ({ link }: { link: ReactNode }) => <>The booking is already rejected. {link}</>,
		expired: ({ link }: { link: ReactNode }) => <>The booking is already expired. {link}</>,
		no_show: ({ link }: { link: ReactNode }) => <>The booking is already no-show. {link}</>,
	},
};
