import type { Messages } from "#messages/en/index.ts";

export const dialogs: Messages["dialogs"] = {
	goBack: "رجوع",
	tones: {
		success: "تم",
		info: "ملاحظة",
		error: "مشكلة",
	},
	failedTo: ({ what, reason }) => `تعذّر ${what}: ${reason}`,
	dismiss: "إخفاء",
	forgetBrowser: "لست أنت؟ إزالة بياناتك من هذا المتصفح",
	forgetting: "جارٍ الإزالة...",
	saveNote: "حفظ الملاحظة",
};
