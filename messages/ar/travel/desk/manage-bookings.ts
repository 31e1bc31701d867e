import type { Messages } from "#messages/en/index.ts";

export const manageBookings: Messages["manageBookings"] = {
	title: "إدارة الحجوزات",
	none: "ليست لديك حجوزات بعد. تظهر الحجوزات الجديدة هنا تلقائيًا.",
};
