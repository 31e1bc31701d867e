import type { Messages } from "#messages/en/index.ts";

export const forms: Messages["forms"] = {
	changedMeanwhile: "تغيّر في هذه الأثناء",
	error: "خطأ:",
	isNow: ({ field }) => `القيمة الحالية لحقل ${field}:`,
	empty: "فارغ",
	trap: "اترك هذا الحقل فارغًا",
	passwordHint: "8 أحرف على الأقل. كلمة المرور الأطول أقوى.",
};
