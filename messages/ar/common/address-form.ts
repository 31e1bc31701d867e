import type { Messages } from "#messages/en/index.ts";

export const addressForm: Messages["addressForm"] = {
	phoneHint: "للأسئلة المتعلقة بالتوصيل. إذا كان الرقم من بلد آخر، فابدأ بعلامة + ورمز البلد.",
	line1: "الشارع ورقم المبنى",
	line2: "الشقة أو الطابق أو الشركة",
	city: "المدينة أو البلدة",
	showFields: "عرض حقول هذا البلد",
	choose: "اختر…",
};
