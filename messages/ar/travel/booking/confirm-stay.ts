import type { Messages } from "#messages/en/index.ts";

export const confirmStay: Messages["confirmStay"] = {
	metaTitle: "تأكيد حجزك",
	confirmed: "تم تأكيد بريدك الإلكتروني.",
	until: ({ until }) =>
		`أكّد حتى ${until} بتوقيت الفندق أن هذا البريد الإلكتروني لك. وإن لم تؤكده، تنتهي صلاحية الحجز ولا يترتب عليك شيء.`,
	intro: "أكّد أن هذا البريد الإلكتروني لك.",
	busy: "جارٍ التأكيد...",
	requestTitle: ({ hotel }) => `أكّد طلب حجزك في ${hotel}`,
	bookingTitle: ({ hotel }) => `أكّد حجزك في ${hotel}`,
	confirmRequest: "تأكيد الطلب",
	confirmBooking: "تأكيد الحجز",
};
