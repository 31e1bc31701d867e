import type { Messages } from "#messages/en/index.ts";

export const people: Messages["people"] = {
	erased: "عميل ممحوّ",
	erasedTitle: "تم محو بيانات العميل",
	deleted: "حساب محذوف",
	deletedTitle: "تم حذف الحساب",
};
