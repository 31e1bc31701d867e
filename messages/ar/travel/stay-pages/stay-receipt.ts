import type { Messages } from "#messages/en/index.ts";

export const stayReceipt: Messages["stayReceipt"] = {
	title: "الإيصال",
	bookedOn: ({ date }) => `تاريخ الحجز ${date}`,
	back: "العودة إلى الحجز",
	nights: "الليالي",
	metaTitle: ({ number }) => `الإيصال ${number}`,
};
