import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const badges: Messages["badges"] = {
	pendingMoves: ({ count }) =>
		plural(count, { few: "حجوزات نقل قيد الانتظار", other: "حجز نقل قيد الانتظار" }),
	ownPendingStays: ({ count }) =>
		plural(count, { few: "حجوزات غرف قيد الانتظار", other: "حجز غرفة قيد الانتظار" }),
	allPendingStays: ({ count }) =>
		plural(count, { few: "حجوزات غرف قيد الانتظار", other: "حجز غرفة قيد الانتظار" }),
	waitingHotels: ({ count }) =>
		plural(count, { few: "فنادق بانتظار الموافقة", other: "فندق بانتظار الموافقة" }),
	unreadMessages: ({ count }) => plural(count, { few: "محادثات غير مقروءة", other: "محادثة غير مقروءة" }),
	hotelMessages: ({ count }) => plural(count, { few: "محادثات غير مقروءة", other: "محادثة غير مقروءة" }),
	newOrders: ({ count }) => plural(count, { few: "طلبات جديدة", other: "طلب جديد" }),
};
