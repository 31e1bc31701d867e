import type { Messages } from "#messages/en/index.ts";

export const hotelPrice: Messages["hotelPrice"] = {
	text: ({ price }) => `Ab ${price} pro Nacht`,
	fromANight: ({ price, small }) => (
		<>
			{small("Ab ")}
			{price}
			{small(" pro Nacht")}
		</>
	),
	aNight: ({ price, small }) => (
		<>
			{price}
			{small(" pro Nacht")}
		</>
	),
	from: ({ price, small }) => (
		<>
			{small("Ab ")}
			{price}
		</>
	),
	forNights: ({ nights }) => `für ${nights}`,
	forNightsOfRooms: ({ nights, rooms }) => `für ${nights}, ${rooms}`,
	forNightsEach: ({ nights, price }) => (
		<>
			für {nights}, {price} pro Nacht
		</>
	),
};
