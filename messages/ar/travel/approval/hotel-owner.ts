import type { Messages } from "#messages/en/index.ts";

export const hotelOwner: Messages["hotelOwner"] = {
	enterEmail: "أدخل البريد الإلكتروني للمالك الجديد.",
	done: ({ email }) => `أصبح ${email} مالك الفندق.`,
	title: ({ name }) => `تغيير مالك ${name}`,
	email: "البريد الإلكتروني للمالك الجديد",
	emailHint: "حساب Hotel أو Admin.",
	button: "تغيير المالك",
	busy: "جارٍ التغيير...",
	current: ({ owner }) => `المالك الحالي ${owner}. تنتقل غرفه وحجوزاته إلى المالك الجديد.`,
	none: "ليس للفندق مالك. تنتقل غرفه وحجوزاته إلى المالك الجديد.",
};
