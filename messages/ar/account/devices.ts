import type { Messages } from "#messages/en/index.ts";

export const devices: Messages["devices"] = {
	othersDone: "تم تسجيل خروجك من كل الأجهزة الأخرى.",
	done: "تم تسجيل الخروج من الجهاز.",
	title: "الأجهزة المسجّل دخولها",
	lead: "إذا لم تتعرّف على جهاز، فسجّل الخروج منه وغيّر كلمة المرور.",
	others: "تسجيل الخروج من كل الأجهزة الأخرى",
	since: ({ since }) => `تسجيل الدخول ${since}`,
	lastActive: ({ lastActive }) => `آخر نشاط ${lastActive}`,
	this: "هذا الجهاز",
};
