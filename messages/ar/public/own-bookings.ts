import type { Messages } from "#messages/en/index.ts";

export const ownBookings: Messages["ownBookings"] = {
	title: "حجوزاتك",
	none: {
		text: "تظهر هنا الطلبات والحجوزات التي تجريها بعد تسجيل الدخول، وكذلك ما أجريته كضيف ببريدك الإلكتروني المؤكد.",
		title: "لا توجد حجوزات بعد",
	},
	shop: "تصفّح المتجر",
	hotels: "ابحث عن فندق",
	move: "احجز عملية نقل",
	allLists: "عرض كل القوائم",
	messages: "الرسائل",
	stays: "الإقامات",
	orders: "الطلبات",
	moves: "عمليات النقل",
	acceptPrice: "قبول السعر",
	payNow: ({ amount }) => `ادفع ${amount} الآن`,
	viewOrCancel: "عرض أو إلغاء",
	view: "عرض",
	ordered: ({ date }) => `تاريخ الطلب ${date}`,
	viewOrChange: "عرض أو تغيير",
	dateAt: ({ date, time }) => `${date} الساعة ${time}`,
	moveTo: "إلى",
};
