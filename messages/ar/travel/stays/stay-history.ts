import type { Messages } from "#messages/en/index.ts";

export const stayHistory: Messages["stayHistory"] = {
	note: "ملاحظة",
	dates: ({ from, to, total }) => `تغيّرت التواريخ من ${from} إلى ${to}، المجموع ${total}`,
	checkInUndone: "تم التراجع عن تسجيل الوصول",
	checkOutUndone: "تم التراجع عن تسجيل المغادرة",
	requested: ({ total }) => `طلب حجز، ${total}`,
	booked: ({ total }) => `تم الحجز، ${total}`,
	withFee: ({ status, fee }) => `${status}، الرسوم ${fee}`,
	refundReturned: ({ money }) => `أعاد البنك المبلغ المسترد ${money}`,
	refunded: ({ money }) => `المسترد: ${money}`,
	paidOnline: ({ money }) => `دُفع عبر الإنترنت: ${money}`,
	paidAtHotel: {
		cash: ({ money }) => `دُفع في الفندق، نقدًا: ${money}`,
		card: ({ money }) => `دُفع في الفندق، بالبطاقة: ${money}`,
		transfer: ({ money }) => `دُفع في الفندق، بتحويل بنكي: ${money}`,
	},
	givenBack: {
		cash: ({ money }) => `رُدّ في الفندق، نقدًا: ${money}`,
		card: ({ money }) => `رُدّ في الفندق، إلى البطاقة: ${money}`,
		transfer: ({ money }) => `رُدّ في الفندق، بتحويل بنكي: ${money}`,
	},
	method: { cash: "نقدًا", card: "بطاقة", transfer: "تحويل بنكي" },
	unit: ({ name, before }) => (before ? `نُقل من الغرفة ${before} إلى الغرفة ${name}` : `الغرفة ${name}`),
	noUnit: "أُلغي رقم الغرفة",
	unitFrom: ({ date }) => `ابتداءً من ${date}`,
};
