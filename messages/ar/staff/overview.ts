import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const overview: Messages["overview"] = {
	waitingHotels: {
		title: "فنادق بانتظار الموافقة",
		none: "لا يوجد فندق بانتظار الموافقة.",
		age: ({ age }) => `ينتظر منذ ${age}`,
	},
	all: ({ count }) => `الكل (${count})`,
	failedMails: {
		title: "رسائل فشل إرسالها",
		latest: ({ shown, total }) => `أحدث ${shown} من ${total}`,
		none: "لم يفشل إرسال أي رسالة.",
		to: ({ email, time }) => `إلى ${email}، توقفت المحاولة ${time}`,
	},
	title: "نظرة عامة",
	attention: "تحتاج إلى انتباهك",
	groups: { Money: "المال", People: "الأشخاص", Hotels: "الفنادق" },
	figures: {
		differences: ({ count }) => plural(count, { few: "فروق مفتوحة", other: "فرق مفتوح" }),
		failedComparisons: ({ count }) =>
			plural(count, { few: "مقارنات فاشلة مع المزودين", other: "مقارنة فاشلة مع مزود" }),
		failedRefunds: ({ count }) => plural(count, { few: "دفعات فشل ردّها", other: "دفعة فشل ردّها" }),
		disputes: ({ count }) => plural(count, { few: "دفعات معترض عليها", other: "دفعة معترض عليها" }),
		statements: ({ count }) => plural(count, { few: "كشوف بانتظار التسوية", other: "كشف بانتظار التسوية" }),
		unread: ({ count }) => plural(count, { few: "محادثات غير مقروءة", other: "محادثة غير مقروءة" }),
		newAccounts: ({ count }) =>
			plural(count, { few: "حسابات جديدة في 7 أيام", other: "حساب جديد في 7 أيام" }),
		suspendedAccounts: ({ count }) => plural(count, { few: "حسابات موقوفة", other: "حساب موقوف" }),
		changedHotels: ({ count }) =>
			plural(count, { few: "فنادق تغيّرت بعد الموافقة", other: "فندق تغيّر بعد الموافقة" }),
		suspendedHotels: ({ count }) => plural(count, { few: "فنادق موقوفة", other: "فندق موقوف" }),
		failingCalendars: ({ count }) =>
			plural(count, { few: "فنادق تتعذّر قراءة تقاويمها", other: "فندق تتعذّر قراءة تقويمه" }),
	},
};
