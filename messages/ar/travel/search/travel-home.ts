import type { Messages } from "#messages/en/index.ts";

export const travelHome: Messages["travelHome"] = {
	descriptionOnline:
		"غرف فندقية بالسعر الإجمالي لإقامتك. يوضح كل فندق ما إذا كنت تدفع عبر الإنترنت أم في الفندق.",
	description: "غرف فندقية بالسعر الإجمالي لإقامتك. تدفع في الفندق.",
	title: "الفنادق",
	heading: "أين تريد أن تقيم؟",
	search: "بحث",
	popular: "الوجهات الشائعة",
	noHotelsText: "لا توجد فنادق تستقبل الحجوزات بعد. عُد قريبًا.",
	noHotels: "لا توجد فنادق بعد",
	home: "الرئيسية",
	recommended: "فنادق موصى بها",
	travel: "السفر",
};
