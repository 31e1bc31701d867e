import type { Messages } from "#messages/en/index.ts";

export const hotelPrice: Messages["hotelPrice"] = {
	text: ({ price }) => `ابتداءً من ${price} لليلة`,
	fromANight: ({ price, small }) => (
		<>
			{small("ابتداءً من ")}
			{price}
			{small(" لليلة")}
		</>
	),
	aNight: ({ price, small }) => (
		<>
			{price}
			{small(" لليلة")}
		</>
	),
	from: ({ price, small }) => (
		<>
			{small("ابتداءً من ")}
			{price}
		</>
	),
	forNights: ({ nights }) => `مقابل ${nights}`,
	forNightsOfRooms: ({ nights, rooms }) => `مقابل ${nights}، ${rooms}`,
	forNightsEach: ({ nights, price }) => (
		<>
			مقابل {nights}، {price} لليلة
		</>
	),
};
