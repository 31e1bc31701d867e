import type { Messages } from "#messages/en/index.ts";

export const roomCard: Messages["roomCard"] = {
	chooseDates: "اختر التواريخ",
	byNight: "السعر حسب الليلة",
	freeUntil: ({ until }) => `إلغاء مجاني حتى ${until}`,
	fee: ({ percent }) => `رسوم الإلغاء: ${percent}% من السعر.`,
	book: ({ rest, room }) => <>احجز{rest(` ${room}`)}</>,
	request: ({ rest, room }) => <>اطلب الحجز{rest(` ${room}`)}</>,
	sleeps: ({ guests }) => `السعة ${guests}`,
	sleepsAdults: ({ guests, adults }) => `السعة ${guests} (البالغون حتى ${adults})`,
};
