import type { Messages } from "#messages/en/index.ts";

export const wishlist: Messages["wishlist"] = {
	view: "عرض قائمة الأمنيات",
	full: ({ max }) => `تتسع قائمة أمنياتك لـ ${max} على الأكثر. أزل شيئًا أولًا.`,
	title: "قائمة أمنياتك",
	none: {
		text: "لإضافة منتج، اختر «حفظ لوقت لاحق» في صفحته أو في سلتك. لإضافة فندق، اختر رمز القلب.",
		title: "قائمة أمنياتك فارغة",
	},
	products: "المنتجات",
	hotels: "الفنادق",
	signIn: ({ link }) => <>محفوظة في هذا المتصفح. {link("سجّل الدخول")} لرؤيتها على كل أجهزتك.</>,
};
