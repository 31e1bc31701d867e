import type { Messages } from "#messages/en/index.ts";

export const moveFailures: Messages["moveFailures"] = {
	confirm: "تأكيد الحجز",
	reject: "رفض الحجز",
	deliver: "تسجيل تسليم الحجز",
	cancel: "إلغاء الحجز",
	reschedule: "تغيير موعد الحجز",
	delete: "حذف الحجز",
	show: "عرض الحجز",
	waive: "الإعفاء من العربون",
	acceptPrice: "قبول السعر",
	undoStep: "التراجع عن الخطوة",
	saveAnswer: "حفظ الإجابة",
};
