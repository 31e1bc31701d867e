import type { Messages } from "#messages/en/index.ts";

export const replyTemplates: Messages["replyTemplates"] = {
	delete: {
		title: "حذف قالب الرد",
		done: "تم حذف قالب الرد.",
		question: ({ name }) => `هل تريد حذف ${name}؟`,
		lead: "تبقى الرسائل التي أُرسلت به. لا يمكن التراجع عن ذلك.",
	},
	title: "قوالب الردود",
	one: "قالب الرد",
	nameTaken: "يوجد قالب رد آخر بهذا الاسم. أدخل اسمًا آخر.",
	full: ({ max }) => `عدد قوالب الردود ${max} بالفعل. احذف أحدها قبل إضافة آخر.`,
	text: "النص",
	nameHint: "لا يراه إلا أنت وزملاؤك.",
	lead: "ردود جاهزة تُدرج في الرسائل، مع اسم العميل والرقم.",
	none: "اكتب الرد مرة واحدة، وأدرجه في أي محادثة.",
	actions: ({ name }) => `إجراءات ${name}`,
	enterName: "أدخل اسمًا.",
	enterText: "أدخل النص.",
	theText: "النص",
	noHotels: "ليست لديك فنادق بعد. تتبع قوالب الردود فندقًا.",
	textHint: "يُستبدل {name} باسم العميل، و{number} برقم الطلب أو الإقامة أو عملية النقل.",
};
