import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const orderList: Messages["orderList"] = {
	selected: ({ count }) => `المحدد: ${count}`,
	open: "مفتوح",
	delivery: "التوصيل",
	select: ({ number }) => `تحديد ${number}`,
	actions: ({ number }) => `إجراءات ${number}`,
	bulk: {
		confirmed: ({ count }) => `تم تأكيد ${count}`,
		shipped: ({ count }) => `تم شحن ${count}`,
		changed: ({ count, orders }) => `تغيّر ${count} من قبل (${orders})`,
		otherTracking: ({ count, orders }) => `شُحن ${count} من قبل ببيانات تتبّع أخرى (${orders})`,
		failed: ({ count, orders, why }) => `فشل ${count} (${orders}): ${why}`,
		more: ({ orders, count }) => `${orders} و${count} غيرها`,
	},
	confirmQuestion: ({ count }) =>
		plural(count, {
			one: "هل تريد تأكيد طلب واحد؟",
			two: "هل تريد تأكيد طلبين؟",
			few: `هل تريد تأكيد ${count} طلبات؟`,
			many: `هل تريد تأكيد ${count} طلبًا؟`,
			other: `هل تريد تأكيد ${count} طلب؟`,
		}),
	confirmButton: ({ count }) =>
		plural(count, {
			one: "تأكيد طلب واحد",
			two: "تأكيد طلبين",
			few: `تأكيد ${count} طلبات`,
			many: `تأكيد ${count} طلبًا`,
			other: `تأكيد ${count} طلب`,
		}),
	emails: ({ count }) => plural(count, { one: "تصل رسالة إلى العميل.", other: "تصل رسالة إلى كل عميل." }),
	withSelected: "للمحدد:",
	views: {
		confirm: "بانتظار التأكيد",
		unpaid: "غير مدفوعة",
		ship: "بانتظار الشحن",
	},
	shipMenu: "شحن…",
	confirmMenu: "تأكيد…",
	confirmOrders: "تأكيد الطلبات",
	orders: "الطلبات",
	onlyNewConfirmable: "يمكن تأكيد الطلبات الجديدة فقط.",
	selectOrder: "حدّد طلبًا واحدًا على الأقل أولًا.",
	newOrder: "طلب جديد",
	noOrdersYet: "لا توجد طلبات بعد",
	emptyText: "تظهر الطلبات الجديدة هنا تلقائيًا.",
	noMatch: "لا توجد طلبات تطابق هذه الفلاتر",
	bulkActions: "إجراءات جماعية",
	selectNone: "إلغاء التحديد",
	selectAll: "تحديد كل ما في هذه الصفحة",
	discount: "الخصم",
	numberNameEmail: "الرقم، الاسم، البريد الإلكتروني…",
	order: "الطلب",
	dispute: "الاعتراض",
};
