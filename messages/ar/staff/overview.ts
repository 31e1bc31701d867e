import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const overview: Messages["overview"] = {
	waitingHotels: {
		title: "فنادق بانتظار الموافقة",
		none: "لا يوجد فندق بانتظار الموافقة.",
		age: ({ age }) => `مدة الانتظار: ${age}`,
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
		differences: ({ count }) =>
			plural(count, { two: "فرقان مفتوحان", few: "فروق مفتوحة", many: "فرقًا مفتوحًا", other: "فرق مفتوح" }),
		failedComparisons: ({ count }) =>
			plural(count, {
				two: "مقارنتان فاشلتان مع المزودين",
				few: "مقارنات فاشلة مع المزودين",
				many: "مقارنة فاشلة مع المزودين",
				other: "مقارنة فاشلة مع مزود",
			}),
		failedRefunds: ({ count }) =>
			plural(count, {
				two: "دفعتان فشل ردّهما",
				few: "دفعات فشل ردّها",
				many: "دفعة فشل ردّها",
				other: "دفعة فشل ردّها",
			}),
		disputes: ({ count }) =>
			plural(count, {
				two: "دفعتان معترض عليهما",
				few: "دفعات معترض عليها",
				many: "دفعة معترضًا عليها",
				other: "دفعة معترض عليها",
			}),
		statements: ({ count }) =>
			plural(count, {
				two: "كشفان بانتظار التسوية",
				few: "كشوف بانتظار التسوية",
				many: "كشفًا بانتظار التسوية",
				other: "كشف بانتظار التسوية",
			}),
		unread: ({ count }) =>
			plural(count, {
				two: "محادثتان غير مقروءتين",
				few: "محادثات غير مقروءة",
				many: "محادثة غير مقروءة",
				other: "محادثة غير مقروءة",
			}),
		newAccounts: ({ count }) =>
			plural(count, {
				two: "حسابان جديدان في 7 أيام",
				few: "حسابات جديدة في 7 أيام",
				many: "حسابًا جديدًا في 7 أيام",
				other: "حساب جديد في 7 أيام",
			}),
		suspendedAccounts: ({ count }) =>
			plural(count, {
				two: "حسابان موقوفان",
				few: "حسابات موقوفة",
				many: "حسابًا موقوفًا",
				other: "حساب موقوف",
			}),
		changedHotels: ({ count }) =>
			plural(count, {
				two: "فندقان تغيّرا بعد الموافقة",
				few: "فنادق تغيّرت بعد الموافقة",
				many: "فندقًا تغيّر بعد الموافقة",
				other: "فندق تغيّر بعد الموافقة",
			}),
		suspendedHotels: ({ count }) =>
			plural(count, {
				two: "فندقان موقوفان",
				few: "فنادق موقوفة",
				many: "فندقًا موقوفًا",
				other: "فندق موقوف",
			}),
		failingCalendars: ({ count }) =>
			plural(count, {
				two: "فندقان تتعذّر قراءة تقاويمهما",
				few: "فنادق تتعذّر قراءة تقاويمها",
				many: "فندقًا تتعذّر قراءة تقويمه",
				other: "فندق تتعذّر قراءة تقويمه",
			}),
	},
};
