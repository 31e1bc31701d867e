import type { Messages } from "#messages/en/index.ts";

export const sectionForm: Messages["sectionForm"] = {
	photos: "الصور",
	adding: "جارٍ الإضافة...",
	saving: "جارٍ الحفظ...",
	sections: "أقسام هذا النموذج",
	onThisPage: "في هذه الصفحة",
	goBack: "رجوع",
	working: "جارٍ التنفيذ...",
	reason: "السبب",
};
