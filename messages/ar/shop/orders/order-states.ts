import type { Messages } from "#messages/en/index.ts";

export const orderStates: Messages["orderStates"] = {
	new: {
		label: "جديد",
		forCustomer: "استلمنا طلبك وسنؤكده قريبًا.",
	},
	confirmed: {
		label: "مؤكد",
		forCustomer: "تم تأكيد طلبك. سنجهّزه قريبًا.",
	},
	processing: {
		label: "قيد التجهيز",
		forCustomer: "نجهّز طلبك.",
	},
	completed: {
		label: "مكتمل",
		forCustomer: "اكتمل طلبك. شكرًا لتسوقك معنا.",
	},
	cancelled: {
		label: "ملغى",
		forCustomer: "هذا الطلب ملغى. لن يُرسل شيء آخر.",
	},
	expired: {
		label: "منتهي الصلاحية",
		forCustomer:
			"أُلغي هذا الطلب تلقائيًا لأنه لم يُدفع أو لم يُؤكد في الوقت المحدد. اطلب مرة أخرى إذا كنت لا تزال تريده.",
	},
	unpaid: {
		label: "غير مدفوع",
	},
	paid: {
		label: "مدفوع",
	},
	partially_refunded: {
		label: "مسترد جزئيًا",
	},
	refunded: {
		label: "مسترد",
	},
	failed: {
		label: "فشل الدفع",
	},
	unfulfilled: {
		label: "لم يُشحن",
	},
	shipped: {
		label: "تم الشحن",
	},
	delivered: {
		label: "تم التوصيل",
	},
	returned: {
		label: "مُرجع",
	},
	inText: {
		new: "جديد",
		confirmed: "مؤكد",
		processing: "قيد التجهيز",
		completed: "مكتمل",
		cancelled: "ملغى",
		expired: "منتهي الصلاحية",
		unpaid: "غير مدفوع",
		paid: "مدفوع",
		partially_refunded: "مسترد جزئيًا",
		refunded: "مسترد",
		failed: "فشل الدفع",
		unfulfilled: "لم يُشحن",
		shipped: "تم الشحن",
		delivered: "تم التوصيل",
		returned: "مُرجع",
	},
};
