import type { Messages } from "#messages/en/index.ts";

export const linkedSignIn: Messages["linkedSignIn"] = {
	title: "إلغاء ربط تسجيل الدخول",
	nothing: "لا يوجد ربط.",
	done: ({ provider }) => `لم تعد تسجّل الدخول عبر ${provider}.`,
	question: ({ provider }) => `هل تريد إلغاء ربط ${provider}؟`,
	withPassword: ({ provider }) => `تسجّل الدخول بكلمة المرور. يُعاد ربط ${provider} عندما تسجّل الدخول عبره.`,
	withoutPassword: ({ provider }) =>
		`ليست لحسابك كلمة مرور بعد. لتسجيل الدخول مرة أخرى، عيّن كلمة مرور عبر «هل نسيت كلمة المرور؟». يُعاد ربط ${provider} عندما تسجّل الدخول عبره.`,
	goBack: "رجوع",
	button: ({ provider }) => `إلغاء ربط ${provider}`,
	busy: "جارٍ إلغاء الربط...",
	unconfirmedThere: ({ provider }) =>
		`لم يؤكد ${provider} بريدك الإلكتروني. أكّده هناك، أو سجّل الدخول بكلمة المرور.`,
	unconfirmedHere: "يوجد حساب ببريدك الإلكتروني، لكن العنوان غير مؤكد. سجّل الدخول بكلمة المرور وأكّده أولًا.",
	otherIdentity: ({ provider }) =>
		`حسابك مرتبط بحساب ${provider} آخر. سجّل الدخول بذلك الحساب، أو بكلمة المرور.`,
	suspended: "هذا الحساب موقوف. تواصل معنا إذا كنت تظن أن ذلك خطأ.",
	confirmed: "أكدت هويتك. تابع من هنا.",
	notConfirmed: ({ provider }) => `لم يؤكد ${provider} هويتك. حاول مرة أخرى، أو بطريقة أخرى.`,
	failed: ({ provider }) => `لم يتم تسجيل الدخول عبر ${provider}. حاول مرة أخرى.`,
	unreachable: ({ provider }) => `يتعذّر الوصول إلى ${provider} الآن. سجّل الدخول بكلمة المرور، أو حاول لاحقًا.`,
};
