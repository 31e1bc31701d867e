import type { Messages } from "#messages/en/index.ts";

export const partner: Messages["partner"] = {
	joinTitle: ({ market }) => `انضم إلى شبكة شركاء ${market}`,
	failed: "تعذّر إرسال طلبك. حاول مرة أخرى.",
	contact: "بيانات الاتصال",
	contactHint: "رقم هاتف أو بريد إلكتروني أو موقع ويب",
	messageHint: "ما تقدّمه، وأين",
	submit: "إرسال",
	submitting: "جارٍ الإرسال...",
	title: "كن شريكًا",
	description: ({ market }) => `اعرض فندقك أو مركباتك أو منتجاتك على ${market}.`,
	enterContact: "أدخل رقم هاتف أو بريدًا إلكترونيًا أو موقع ويب يمكننا التواصل معك عبره.",
	aContact: "بيانات الاتصال",
	thanks: ({ name }) => `شكرًا لك، ${name}. استلمنا طلبك وسنتواصل معك قريبًا.`,
	lead: "هل لديك فندق أو مركبات أو منتجات للبيع؟ أخبرنا عنها وسنردّ عليك.",
	agree: ({ terms, privacy }) => (
		<>
			بالإرسال فإنك توافق على {terms("الشروط")} و{privacy("سياسة الخصوصية")}.
		</>
	),
};
