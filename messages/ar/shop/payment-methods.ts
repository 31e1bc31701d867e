import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

const withinDays = (days: number) =>
	plural(days, {
		one: "يوم واحد",
		two: "يومين",
		few: `${days} أيام`,
		many: `${days} يومًا`,
		other: `${days} يوم`,
	});

export const paymentMethods: Messages["paymentMethods"] = {
	bank_transfer: {
		label: "تحويل بنكي",
		name: "تحويل بنكي",
		hint: ({ days }) =>
			`نرسل إليك بيانات حسابنا بعد الطلب. نشحن طلبك عند استلام دفعتك، ونحجزه لك لمدة ${withinDays(days)}.`,
		heading: "ادفع بتحويل بنكي",
		step: ({ total, days }) => `حوّل ${total} خلال ${withinDays(days)}. نشحن طلبك عند استلام دفعتك.`,
		detailsFollow: "سنرسل إليك بيانات حسابنا بالبريد الإلكتروني.",
		useReference: "استخدم هذا المرجع كما هو لنتمكن من مطابقة دفعتك.",
		reference: "المرجع",
	},
	cash_on_delivery: {
		label: "الدفع عند الاستلام",
		name: "الدفع عند الاستلام",
		hint: "ادفع نقدًا لمندوب التوصيل عند وصول طلبك.",
		heading: "ادفع عند الاستلام",
		step: ({ total }) => `يُرجى تجهيز ${total} لمندوب التوصيل.`,
	},
	online: {
		label: "الدفع عبر الإنترنت",
		name: "عبر الإنترنت",
		hint: "بالبطاقة أو المحفظة الإلكترونية في الصفحة الآمنة لمزود خدمة الدفع. نحجز طلبك ليوم واحد.",
		step: ({ total }) =>
			`ادفع ${total} خلال 24 ساعة في الصفحة الآمنة لمزود خدمة الدفع. نشحن طلبك عند استلام دفعتك.`,
	},
	all: "ادفع عبر الإنترنت أو عند الاستلام أو بتحويل بنكي.",
	offline: "ادفع عند الاستلام أو بتحويل بنكي.",
	nothing: {
		heading: "لا شيء للدفع",
		step: "لا يوجد مبلغ مستحق للدفع.",
	},
};
