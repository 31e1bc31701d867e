import type { Messages } from "#messages/en/index.ts";

export const hotelDashboard: Messages["hotelDashboard"] = {
	title: "لوحة الفندق",
	clocks: "التواريخ والأوقات بتوقيت كل فندق.",
	noHotelsText: "أضف فندقًا وغرفه. بعد موافقتنا، تظهر الحجوزات هنا.",
	noHotels: "لا توجد فنادق بعد",
	addHotel: "إضافة فندقك",
	choose: "اختر فندقًا لعرض غرفه المتاحة.",
	chooseFigures: "اختر فندقًا لعرض غرفه المتاحة وأرقامه.",
};
