import type { Messages } from "#messages/en/index.ts";

export const cashReport: Messages["cashReport"] = {
	title: "تقرير الصندوق",
	sums: "المجاميع حسب الشخص وطريقة الدفع",
	payments: "المدفوعات",
	person: "الشخص",
	method: "الطريقة",
	received: "المقبوض",
	givenBack: "المُعاد",
	none: "لا مدفوعات في مكتب الاستقبال",
	noneText: "لم يسجل أحد دفعة في هذا اليوم.",
};
