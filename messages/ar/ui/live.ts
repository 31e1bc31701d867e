import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const live: Messages["live"] = {
	asOf: "حتى الساعة",
	states: {
		live: "، مباشر",
		shared: "، يتحدّث كل 20 ثانية",
		lost: "، انقطع الاتصال، تُعاد المحاولة",
		late: "، تعذّر التحديث، تُعاد المحاولة",
	},
	changed: "حدث تغيير، عرض",
	refresh: "تحديث",
	sessionEnded: "انتهت جلستك.",
	noAccess: "قد لا يُسمح لحسابك بعرض هذه الصفحة بعد الآن.",
	failed: ({ reason }) => `تعذّر التحقق من الهوية: ${reason}`,
	signIn: "تسجيل الدخول",
	loading: "جارٍ التحميل",
	noUpdates: "التحديثات المباشرة غير متاحة",
	noStorage: "تخزين المتصفح غير متاح",
	unknownError: "خطأ غير معروف",
	page: {
		lost: ({ time }) => `انقطع الاتصال، تُعاد المحاولة. آخر تحديث: ${time}.`,
		late: ({ time }) => `تعذّر تحديث هذه الصفحة، تُعاد المحاولة. آخر تحديث: ${time}.`,
		held: ({ time }) =>
			`تغيّرت هذه الصفحة. يظهر التغيير حالما تترك الرابط أو النموذج الذي تستخدمه. آخر تحديث: ${time}.`,
	},
	notStarted: ({ reason }) => `تعذّر بدء التشغيل: ${reason}. راجع وحدة التحكم.`,
	news: ({ count }) =>
		plural(count, {
			one: "عنصر جديد واحد، عرض",
			two: "عنصران جديدان، عرض",
			few: `${count} عناصر جديدة، عرض`,
			many: `${count} عنصرًا جديدًا، عرض`,
			other: `${count} عنصر جديد، عرض`,
		}),
};
