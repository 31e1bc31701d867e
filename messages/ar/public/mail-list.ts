import type { Messages } from "#messages/en/index.ts";

export const mailList: Messages["mailList"] = {
	title: "رسائل البريد",
	to: "إلى",
	subject: "الموضوع",
	created: "تاريخ الإنشاء",
	noServer: "لم يُعدّ خادم بريد، لذا لم تُرسل هذه الرسائل. اقرأها هنا وأبلغ بما هو عاجل.",
	none: {
		text: "تظهر رسالة هنا عندما ينشئ شخص حسابًا أو يعيد تعيين كلمة المرور أو يرسل طلبًا أو يجري حجزًا.",
		title: "لا توجد رسائل بعد",
		link: "طلب رسالة إعادة تعيين كلمة المرور",
	},
	caption: "رسائل البريد، الأحدث أولًا",
	one: "الرسالة",
	all: "كل الرسائل",
	toAt: ({ address, time }) => `إلى ${address}، أُنشئت ${time}`,
	states: {
		folder: "محفوظة في مجلد",
		failed: "فشلت",
		retrying: "تُعاد المحاولة",
		waiting: "قيد الانتظار",
	},
};
