import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const counts: Messages["counts"] = {
	nights: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "ليلة واحدة",
			two: "ليلتان",
			few: `${shown} ليالٍ`,
			many: `${shown} ليلة`,
			other: `${shown} ليلة`,
		}),
	days: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "يوم واحد",
			two: "يومان",
			few: `${shown} أيام`,
			many: `${shown} يومًا`,
			other: `${shown} يوم`,
		}),
	guests: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "ضيف واحد",
			two: "ضيفان",
			few: `${shown} ضيوف`,
			many: `${shown} ضيفًا`,
			other: `${shown} ضيف`,
		}),
	rooms: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "غرفة واحدة",
			two: "غرفتان",
			few: `${shown} غرف`,
			many: `${shown} غرفة`,
			other: `${shown} غرفة`,
		}),
	hotels: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "فندق واحد",
			two: "فندقان",
			few: `${shown} فنادق`,
			many: `${shown} فندقًا`,
			other: `${shown} فندق`,
		}),
	products: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "منتج واحد",
			two: "منتجان",
			few: `${shown} منتجات`,
			many: `${shown} منتجًا`,
			other: `${shown} منتج`,
		}),
	items: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "قطعة واحدة",
			two: "قطعتان",
			few: `${shown} قطع`,
			many: `${shown} قطعة`,
			other: `${shown} قطعة`,
		}),
	units: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "وحدة واحدة",
			two: "وحدتان",
			few: `${shown} وحدات`,
			many: `${shown} وحدة`,
			other: `${shown} وحدة`,
		}),
	orders: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "طلب واحد",
			two: "طلبان",
			few: `${shown} طلبات`,
			many: `${shown} طلبًا`,
			other: `${shown} طلب`,
		}),
	bookings: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "حجز واحد",
			two: "حجزان",
			few: `${shown} حجوزات`,
			many: `${shown} حجزًا`,
			other: `${shown} حجز`,
		}),
	stays: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "إقامة واحدة",
			two: "إقامتان",
			few: `${shown} إقامات`,
			many: `${shown} إقامة`,
			other: `${shown} إقامة`,
		}),
	moves: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "عملية نقل واحدة",
			two: "عمليتا نقل",
			few: `${shown} عمليات نقل`,
			many: `${shown} عملية نقل`,
			other: `${shown} عملية نقل`,
		}),
	reviews: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "تقييم واحد",
			two: "تقييمان",
			few: `${shown} تقييمات`,
			many: `${shown} تقييمًا`,
			other: `${shown} تقييم`,
		}),
	stars: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "نجمة واحدة",
			two: "نجمتان",
			few: `${shown} نجوم`,
			many: `${shown} نجمة`,
			other: `${shown} نجمة`,
		}),
	conversations: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "محادثة واحدة",
			two: "محادثتان",
			few: `${shown} محادثات`,
			many: `${shown} محادثة`,
			other: `${shown} محادثة`,
		}),
	messages: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "رسالة واحدة",
			two: "رسالتان",
			few: `${shown} رسائل`,
			many: `${shown} رسالة`,
			other: `${shown} رسالة`,
		}),
	photos: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "صورة واحدة",
			two: "صورتان",
			few: `${shown} صور`,
			many: `${shown} صورة`,
			other: `${shown} صورة`,
		}),
	rows: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "صف واحد",
			two: "صفان",
			few: `${shown} صفوف`,
			many: `${shown} صفًا`,
			other: `${shown} صف`,
		}),
	changes: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "تغيير واحد",
			two: "تغييران",
			few: `${shown} تغييرات`,
			many: `${shown} تغييرًا`,
			other: `${shown} تغيير`,
		}),
	customers: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "عميل واحد",
			two: "عميلان",
			few: `${shown} عملاء`,
			many: `${shown} عميلًا`,
			other: `${shown} عميل`,
		}),
	accounts: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "حساب واحد",
			two: "حسابان",
			few: `${shown} حسابات`,
			many: `${shown} حسابًا`,
			other: `${shown} حساب`,
		}),
	vehicles: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "مركبة واحدة",
			two: "مركبتان",
			few: `${shown} مركبات`,
			many: `${shown} مركبة`,
			other: `${shown} مركبة`,
		}),
	documents: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "مستند واحد",
			two: "مستندان",
			few: `${shown} مستندات`,
			many: `${shown} مستندًا`,
			other: `${shown} مستند`,
		}),
	variants: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "خيار واحد",
			two: "خياران",
			few: `${shown} خيارات`,
			many: `${shown} خيارًا`,
			other: `${shown} خيار`,
		}),
	payments: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "دفعة واحدة",
			two: "دفعتان",
			few: `${shown} دفعات`,
			many: `${shown} دفعة`,
			other: `${shown} دفعة`,
		}),
	statements: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "كشف واحد",
			two: "كشفان",
			few: `${shown} كشوف`,
			many: `${shown} كشفًا`,
			other: `${shown} كشف`,
		}),
	emails: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: "رسالة بريد واحدة",
			two: "رسالتا بريد",
			few: `${shown} رسائل بريد`,
			many: `${shown} رسالة بريد`,
			other: `${shown} رسالة بريد`,
		}),
	restockRequests: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: `طلب واحد للإشعار بتوفر منتج`,
			two: `طلبان للإشعار بتوفر منتجات`,
			few: `${shown} طلبات للإشعار بتوفر منتجات`,
			many: `${shown} طلبًا للإشعار بتوفر منتجات`,
			other: `${shown} طلب للإشعار بتوفر منتجات`,
		}),
	invitations: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: `دعوة واحدة إلى فريق فندق`,
			two: `دعوتان إلى فرق فنادق`,
			few: `${shown} دعوات إلى فرق فنادق`,
			many: `${shown} دعوة إلى فرق فنادق`,
			other: `${shown} دعوة إلى فرق فنادق`,
		}),
	emailsToYou: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: `رسالة واحدة أرسلناها إليك`,
			two: `رسالتان أرسلناهما إليك`,
			few: `${shown} رسائل أرسلناها إليك`,
			many: `${shown} رسالة أرسلناها إليك`,
			other: `${shown} رسالة أرسلناها إليك`,
		}),
	roomBookings: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: `حجز غرفة واحد`,
			two: `حجزا غرف`,
			few: `${shown} حجوزات غرف`,
			many: `${shown} حجز غرف`,
			other: `${shown} حجز غرف`,
		}),
};
