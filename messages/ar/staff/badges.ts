import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const badges: Messages["badges"] = {
	pendingMoves: ({ count }) =>
		plural(count, {
			two: "حجزا نقل قيد الانتظار",
			few: "حجوزات نقل قيد الانتظار",
			many: "حجز نقل قيد الانتظار",
			other: "حجز نقل قيد الانتظار",
		}),
	ownPendingStays: ({ count }) =>
		plural(count, {
			two: "حجزا غرف قيد الانتظار",
			few: "حجوزات غرف قيد الانتظار",
			many: "حجز غرفة قيد الانتظار",
			other: "حجز غرفة قيد الانتظار",
		}),
	allPendingStays: ({ count }) =>
		plural(count, {
			two: "حجزا غرف قيد الانتظار",
			few: "حجوزات غرف قيد الانتظار",
			many: "حجز غرفة قيد الانتظار",
			other: "حجز غرفة قيد الانتظار",
		}),
	waitingHotels: ({ count }) =>
		plural(count, {
			two: "فندقان بانتظار الموافقة",
			few: "فنادق بانتظار الموافقة",
			many: "فندقًا بانتظار الموافقة",
			other: "فندق بانتظار الموافقة",
		}),
	unreadMessages: ({ count }) =>
		plural(count, {
			two: "محادثتان غير مقروءتين",
			few: "محادثات غير مقروءة",
			many: "محادثة غير مقروءة",
			other: "محادثة غير مقروءة",
		}),
	hotelMessages: ({ count }) =>
		plural(count, {
			two: "محادثتان غير مقروءتين",
			few: "محادثات غير مقروءة",
			many: "محادثة غير مقروءة",
			other: "محادثة غير مقروءة",
		}),
	newOrders: ({ count }) =>
		plural(count, { two: "طلبان جديدان", few: "طلبات جديدة", many: "طلبًا جديدًا", other: "طلب جديد" }),
};
