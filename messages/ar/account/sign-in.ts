import type { Messages } from "#messages/en/index.ts";

export const signIn: Messages["signIn"] = {
	deadLink: "لم يعد هذا الرابط يعمل",
	signOut: "تسجيل الخروج",
	signingOut: "جارٍ تسجيل الخروج...",
	forgotBrowser: "لم يعد هذا المتصفح يعرض طلباتك وحجوزاتك. تتبّعها بأرقامها.",
	signedOut: "تم تسجيل خروجك.",
	noLongerWorks: "لم يعد هذا الرابط يعمل.",
};
