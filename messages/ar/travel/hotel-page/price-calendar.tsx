import type { Messages } from "#messages/en/index.ts";

export const priceCalendar: Messages["priceCalendar"] = {
	description: ({ hotel, city }) => `أقل سعر لكل ليلة في ${hotel}، ${city}.`,
	title: ({ hotel }) => `الأسعار في ${hotel}`,
	noCheckIn: ({ date }) => `لا يمكن تسجيل الوصول في ${date}. اختر تاريخًا آخر.`,
	noCheckInThen: "لا يمكن تسجيل الوصول في هذا التاريخ. اختر تاريخًا آخر.",
	prices: "الأسعار",
	askedFor: ({ party }) => `بحثت عن ${party}.`,
	noSpace: "لا توجد غرفة تتسع لمجموعتك",
	changeParty: "تغيير الضيوف أو الغرف",
	chooseCheckOut: "اختر تاريخ المغادرة",
	chooseCheckIn: "اختر تاريخ الوصول",
	checkOutIntro: ({ date, party }) => `الوصول ${date}، ${party}. كل سعر هو أقل سعر إجمالي للإقامة.`,
	changeCheckIn: "تغيير تاريخ الوصول",
	checkInIntro: ({ party }) => `أقل سعر لكل ليلة لـ ${party}.`,
	changeGuests: "تغيير الضيوف",
	months: "الأشهر",
	earlier: "أشهر سابقة",
	later: "أشهر لاحقة",
	crossedOut: "الليالي المشطوبة محجوزة بالكامل أو مغلقة.",
	minText: "«أدنى» هي أقصر إقامة تبدأ في تلك الليلة.",
	noFrame: "الليالي التي لها سعر بلا إطار يمكنك الإقامة فيها، لكن لا يمكن تسجيل الوصول فيها.",
	soldOut: "محجوز بالكامل",
	closed: "مغلق",
	noCheckInDay: "لا تسجيل وصول",
	min: ({ nights, rest }) => (
		<>
			أدنى {nights}
			{rest(" ليالٍ")}
		</>
	),
	checkIn: "تسجيل الوصول",
	noCheckOut: "لا تسجيل مغادرة",
	forNights: ({ nights }) => `مقابل ${nights}`,
};
