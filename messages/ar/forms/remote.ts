import type { Messages } from "#messages/en/index.ts";

export const remote: Messages["remote"] = {
	invalidRedirect: "يعيد الموقع الآخر التوجيه إلى عنوان غير صالح.",
	tooManyRedirects: "يعيد العنوان التوجيه مرات كثيرة جدًا.",
	tooSlow: "لم يستجب الموقع الآخر في الوقت المحدد.",
	badCertificate: "شهادة الموقع الآخر غير صالحة.",
	unreachable: "تعذّر الوصول إلى الموقع الآخر.",
	private: "هذا العنوان داخل شبكة خاصة. أدخل عنوانًا يمكن للجميع فتحه.",
	notHttps: "أدخل عنوانًا يبدأ بـ https://.",
	hasUser: "لا يمكن أن يحتوي العنوان على اسم مستخدم أو كلمة مرور.",
	hasPort: "لا يمكن أن يحتوي العنوان على رقم منفذ.",
	noSite: "لا يوجد موقع في هذا العنوان. تحقّق من كتابته.",
	instead: {
		calendar: ({ answer }) => `أجاب الموقع الآخر بـ ${answer} بدلًا من تقويم.`,
		picture: ({ answer }) => `أجاب الموقع الآخر بـ ${answer} بدلًا من صورة.`,
	},
	tooLarge: {
		calendar: ({ megabytes }) => `حجم التقويم أكبر من ${megabytes} ميغابايت.`,
		picture: ({ megabytes }) => `حجم الصورة أكبر من ${megabytes} ميغابايت.`,
	},
};
