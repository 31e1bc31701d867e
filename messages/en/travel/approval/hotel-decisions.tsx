import type { ReactNode } from "react";
export const hotelDecisions = {
	approval: {
		question: ({ name }: { name: string }) => `Approve ${name}?`,
		consequence: "Guests can find and book it right away. The owner gets an email.",
		/** Buttons and entries of a menu. */
		verb: "Approve",
		button: "Approve hotel",
		done: "The hotel is approved. The owner gets an email.",
	},
	refusal: {
		question: ({ name }: { name: string }) => `Refuse ${name}?`,
		consequence:
			"It stays hidden from guests. The owner gets an email with your reason, and can change the hotel and request approval again.",
		verb: "Refuse",
		button: "Refuse hotel",
		done: "The hotel is refused. The owner gets an email with your reason.",
	},
	suspension: {
		question: ({ name }: { name: string }) => `Suspend ${name}?`,
		consequence:
			"It is hidden from guests and takes no new bookings. Existing bookings are kept, and the owner still manages them.",
		verb: "Suspend",
		button: "Suspend hotel",
		done: "The hotel is suspended. The owner gets an email with your reason.",
	},
	openAgain: "Open the hotel again and use its buttons.",
	enterReason: "Enter the reason. The owner can read it.",
	/** In a sentence about its length. */
	aReason: "A reason",
	/** The next hotel that waits for a decision. */
	next: ({ name }: { name: string }) => `Next: ${name}`,
	readAgain: "The hotel has changed since you opened it. Read what changed, then decide again.",
	notRead: "This form doesn’t say which version of the hotel you read. Read the hotel, then decide again.",
	reasonHint: "The owner can read it.",
	isNow: {
		pending: "Its status is Waiting for approval.",
		approved: "Its status is Approved.",
		refused: "Its status is Not approved.",
		suspended: "Its status is Suspended.",
	},
	notChanged: ({ reason, link }: { reason: string; link: (text: string) => ReactNode }) => (
		<>
			The hotel was not changed. {reason} {link("Open the hotel again")}
		</>
	),
};
