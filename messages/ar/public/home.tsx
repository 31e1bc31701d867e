import type { Messages } from "#messages/en/index.ts";

export const home: Messages["home"] = {
	title: "المتجر والفنادق ومركبات النقل",
	description: "تسوّق المنتجات واحجز غرف الفنادق ومركبات النقل بحساب واحد.",
	sale: "تخفيضات",
	bestSellers: "الأكثر مبيعًا",
	categories: "تسوّق حسب الفئة",
	destinations: "الوجهات الشائعة",
	hotels: "فنادق مميزة",
	viewed: "شاهدته مؤخرًا",
	search: {
		products: "المنتجات",
		stays: "الإقامات",
		moves: "النقل",
		label: "ابحث عن",
		shop: "ابحث في المتجر",
		placeholder: "مصباح، كتان، كوب…",
	},
	steps: {
		find: {
			title: "ابحث",
			text: "ابحث عن المنتجات والفنادق، أو احصل على سعر لنقل أثاثك.",
		},
		book: {
			title: "احجز",
			text: "اطّلع على المجموع والشروط قبل الموافقة عليها. لا تحتاج إلى حساب.",
		},
		follow: {
			title: "تابع",
			text: "يعرض رقمك كل خطوة، ويتيح لك الإلغاء عبر الإنترنت.",
		},
		title: "كيف تعمل الخدمة",
	},
	partner: {
		question: "هل لديك فندق أو مركبات أو منتجات للبيع؟",
		text: ({ market }) => `صِل إلى عملاء جدد على ${market}.`,
		link: "كن شريكًا",
	},
	hero: ({ line }) => <>اشترِ. احجز. {line}انتقل.</>,
};
