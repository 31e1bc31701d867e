import type { Messages } from "#messages/en/index.ts";

export const hotelCards: Messages["hotelCards"] = {
	noFreeCancellation: "لا يوجد إلغاء مجاني",
	request: "الحجز بعد موافقة الفندق",
	full: ({ dates, rest, room }) => (
		<>
			{dates}
			{rest(`، ${room}. محجوز بالكامل في تواريخك.`)}
		</>
	),
	cheaper: ({ stay, room, amount }) => `${stay}، ${room}، توفّر ${amount}`,
};
