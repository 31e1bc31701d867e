import type { ReactNode } from "react";
export const stayCancellation = {
	metaTitle: "Cancel your booking",
	owed: ({ fee }: { fee: string }) => `You owe the hotel ${fee}.`,
	noCharge: "There is no charge.",
	/** `money` is a sentence about fee and refund. */
	done: ({ money }: { money: string }) => `Your booking is cancelled. ${money}`,
	/** After “Failed to”. */
	verb: "cancel the booking",
	back: "Back to booking",
	question: ({ hotel }: { hotel: string }) => `Cancel your stay at ${hotel}?`,
	keep: "Keep booking",
	cancelAndPay: ({ fee }: { fee: string }) => `Cancel and pay ${fee}`,
	button: "Cancel booking",
	busy: "Cancelling...",
	hasRisen: "The cancellation fee went up since you opened this page. Nothing is cancelled yet.",
	consequence: "The room goes back on sale immediately. This can’t be undone.",
	isDone: ({ link }: { link: (text: string) => ReactNode }) => (
		<>This booking is cancelled. {link("Back to booking")}</>
	),
	costs: ({ fee }: { fee: ReactNode }) => (
		<>Under the cancellation policy, cancelling now costs {fee}, which you owe the hotel.</>
	),
};
