import type { Messages } from "#messages/en/index.ts";

export const roomForm: Messages["roomForm"] = {
	section: {
		room: "الغرفة",
		guests: "الضيوف",
		prices: "الأسعار",
		stay: "مدة الإقامة",
		amenities: "المرافق",
		adults: "السعر بحسب عدد البالغين",
	},
	name: "اسم الغرفة",
	nameHint: "يظهر للضيوف، مثل «غرفة مزدوجة مطلة على البحر».",
	description: "الوصف",
	beds: "الأسرّة",
	bedsHint: "مثل «سرير مزدوج واحد، أريكة سرير واحدة».",
	quantity: "عدد الغرف",
	quantityHint: "الغرف من هذا النوع",
	size: "المساحة بالمتر المربع",
	sleeps: "السعة",
	sleepsHint: "بالغون وأطفال، حتى 20",
	maxAdults: "الحد الأقصى للبالغين",
	guestsIncluded: "الضيوف المشمولون بالسعر",
	guestsIncludedHint: "يدفع الضيوف الإضافيون مبلغًا إضافيًا",
	pricesIntro: ({ currency }) =>
		`بعملة ${currency}، لكل غرفة وليلة، شاملًا الضرائب: لا يدفع الضيوف أي مبلغ إضافي. يمكنك تحديد أسعار أخرى حسب التاريخ في التقويم.`,
	price: "السعر لليلة",
	weekendPrice: "الجمعة والسبت",
	extraGuestPrice: "سعر الضيف الإضافي",
	adultsIntro:
		"فقط إذا كان السعر يعتمد على عدد البالغين في الغرفة: كم تزيد الليلة على السعر أعلاه، أو كم تنقص عنه، مع علامة ناقص. وعند ترك عدد من البالغين فارغًا يدفع كل ضيف زائد على المشمولين سعر الضيف الإضافي.",
	minNights: "الحد الأدنى للإقامة (ليالٍ)",
	maxNights: "الحد الأقصى للإقامة (ليالٍ)",
	maxNightsHint: "حتى 90",
	amenities: "مرافق الغرفة",
};
