import type { Messages } from "#messages/en/index.ts";

export const signUp: Messages["signUp"] = {
	chooseKind: "اختر نوع الحساب.",
	title: "إنشاء حساب",
	exists: "يوجد حساب بهذا البريد الإلكتروني بالفعل. سجّل الدخول بدلًا من ذلك.",
	personal: "شخصي",
	personalHint: "تسوّق واحجز الفنادق ومركبات النقل",
	hotelHint: "اعرض الغرف وأدر الحجوزات",
	lead: "حساب واحد للتسوق والفنادق والنقل. يمكنك أيضًا الطلب والحجز كضيف.",
	kind: "نوع الحساب",
	button: "إنشاء الحساب",
	busy: "جارٍ الإنشاء...",
	hasAccount: "هل لديك حساب بالفعل؟",
	welcome: ({ market, name }) => `أهلًا بك في ${market}، ${name}.`,
	welcomeConfirm: ({ market, name, email }) =>
		`أهلًا بك في ${market}، ${name}. أكّد بريدك الإلكتروني بالرابط الذي أرسلناه إلى ${email}.`,
	hotel: "فندق",
};
