import type { Messages } from "#messages/en/index.ts";

export const hotelPrice: Messages["hotelPrice"] = {
	text: ({ price }) => `Desde ${price} por noite`,
	fromANight: ({ price, small }) => (
		<>
			{small("Desde ")}
			{price}
			{small(" por noite")}
		</>
	),
	aNight: ({ price, small }) => (
		<>
			{price}
			{small(" por noite")}
		</>
	),
	from: ({ price, small }) => (
		<>
			{small("Desde ")}
			{price}
		</>
	),
	forNights: ({ nights }) => `por ${nights}`,
	forNightsOfRooms: ({ nights, rooms }) => `por ${nights}, ${rooms}`,
	forNightsEach: ({ nights, price }) => (
		<>
			por {nights}, {price} por noite
		</>
	),
};
