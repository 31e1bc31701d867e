import type { Messages } from "#messages/en/index.ts";

export const fields: Messages["fields"] = {
	checkDate: "أدخل التاريخ بصيغة سنة-شهر-يوم، مثل ‎2027-03-31.",
	checkTime: "أدخل الوقت، مثل 14:30 أو 2:30 pm.",
	enterPeriod: "أدخل تاريخي البداية والنهاية.",
	startAfterEnd: "يجب ألا يكون تاريخ البداية بعد تاريخ النهاية.",
	endInFuture: "يجب ألا يكون تاريخ النهاية في المستقبل.",
	tooManyDays: ({ max }) => `اختر فترة لا تزيد على ${max} يومًا.`,
	startTooEarly: "يجب أن يكون تاريخ البداية في عام 2000 أو بعده.",
	enterPhone: "أدخل رقم هاتفك.",
	checkPhone: "أدخل رقم هاتف بالصيغة الصحيحة. للأرقام خارج البلد، أضف رمز البلد، مثل ‎+44 20 7946 0958.",
	dateFormat: "سنة-شهر-يوم",
	timeFormat: "مثل 14:30",
};
