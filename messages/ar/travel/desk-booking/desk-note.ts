import type { Messages } from "#messages/en/index.ts";

export const deskNote: Messages["deskNote"] = {
	saved: "تم حفظ الملاحظة.",
	title: "إضافة ملاحظة",
};
