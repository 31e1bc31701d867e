import type { ReactNode } from "react";
export const hotelPrice = {
	text: ({ price }: { price: string }) => `From ${price} a night`,
	/** `small` is small print. */
	fromANight: ({ price, small }: { price: ReactNode; small: (text: string) => ReactNode }) => (
		<>
			{small("From ")}
			{price}
			{small(" a night")}
		</>
	),
	aNight: ({ price, small }: { price: ReactNode; small: (text: string) => ReactNode }) => (
		<>
			{price}
			{small(" a night")}
		</>
	),
	from: ({ price, small }: { price: ReactNode; small: (text: string) => ReactNode }) => (
		<>
			{small("From ")}
			{price}
		</>
	),
	/** After a price. */
	forNights: ({ nights }: { nights: string }) => `for ${nights}`,
	forNightsOfRooms: ({ nights, rooms }: { nights: string; rooms: string }) => `for ${nights}, ${rooms}`,
	forNightsEach: ({ nights, price }: { nights: string; price: ReactNode }) => (
		<>
			for {nights}, {price} a night
		</>
	),
};
