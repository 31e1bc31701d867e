import type { ReactNode } from "react";
export const roomCard = {
	chooseDates: "Choose dates",
	byNight: "Price by night",
	freeUntil: ({ until }: { until: string }) => `Free cancellation until ${until}`,
	fee: ({ percent }: { percent: number }) => `Cancellation fee: ${percent}% of the price.`,
	/** `rest` is for screen readers. */
	book: ({ rest, room }: { rest: (text: string) => ReactNode; room: string }) => <>Book{rest(` ${room}`)}</>,
	request: ({ rest, room }: { rest: (text: string) => ReactNode; room: string }) => (
		<>Request{rest(` ${room}`)}</>
	),
	sleeps: ({ guests }: { guests: number }) => `sleeps ${guests}`,
	sleepsAdults: ({ guests, adults }: { guests: number; adults: number }) =>
		`sleeps ${guests} (up to ${adults} adults)`,
};
