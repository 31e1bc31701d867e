import type { Messages } from "#messages/en/index.ts";

export const hotelPrice: Messages["hotelPrice"] = {
	text: ({ price }) => `À partir de ${price} par nuit`,
	fromANight: ({ price, small }) => (
		<>
			{small("À partir de ")}
			{price}
			{small(" par nuit")}
		</>
	),
	aNight: ({ price, small }) => (
		<>
			{price}
			{small(" par nuit")}
		</>
	),
	from: ({ price, small }) => (
		<>
			{small("À partir de ")}
			{price}
		</>
	),
	forNights: ({ nights }) => `pour ${nights}`,
	forNightsOfRooms: ({ nights, rooms }) => `pour ${nights}, ${rooms}`,
	forNightsEach: ({ nights, price }) => (
		<>
			pour {nights}, {price} par nuit
		</>
	),
};
