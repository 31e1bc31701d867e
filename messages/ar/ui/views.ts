import type { Messages } from "#messages/en/index.ts";

export const views: Messages["views"] = {
	label: "طرق العرض",
	save: "حفظ طريقة العرض",
	delete: "حذف طريقة العرض",
	more: "المزيد من طرق العرض",
};
