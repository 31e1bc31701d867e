import type { Messages } from "#messages/en/index.ts";

export const form: Messages["form"] = {
	problem: "توجد مشكلة",
	optional: "(اختياري)",
	enterName: "أدخل اسمك.",
	noMarkup: "لا يمكن أن يحتوي الاسم على < أو >.",
	enterEmail: "أدخل بريدك الإلكتروني.",
	checkEmail: "أدخل بريدًا إلكترونيًا بالصيغة الصحيحة، مثل name@example.com.",
	emailTooLong: "يجب ألا يزيد البريد الإلكتروني على 254 حرفًا.",
	enterPassword: "أدخل كلمة المرور.",
	passwordTooLong: "يجب ألا تزيد كلمة المرور على 128 حرفًا.",
};
