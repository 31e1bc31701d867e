import type { Messages } from "#messages/en/index.ts";

export const deskAgenda: Messages["deskAgenda"] = {
	pending: "طلبات بانتظار الرد",
	late: "وصول متأخر",
	overdue: "مغادرة متأخرة",
	arrivals: "الوصول اليوم",
	departures: "المغادرة اليوم",
	inHouse: "المقيمون",
	none: {
		pending: "لا توجد طلبات بانتظار الرد.",
		late: "",
		overdue: "",
		arrivals: "لا وصول اليوم.",
		departures: "لا مغادرة اليوم.",
		inHouse: "لا يوجد ضيوف مقيمون.",
	},
	viewMany: "عرض كل الحجوزات",
	viewAll: ({ count }) => `عرض كل الحجوزات (${count})`,
	due: ({ amount }) => `المستحق في الفندق ${amount}`,
	recordPayment: ({ rest, guest }) => <>تسجيل دفعة{rest(` من ${guest}`)}</>,
};
