import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const orderParcels: Messages["orderParcels"] = {
	carrier: "شركة الشحن",
	trackingNumber: "رقم التتبّع",
	enterTracking: "أدخل رقم تتبّع أو شركة شحن.",
	sentInParcels: ({ count }) => `يُرسل الطلب في طرود عددها ${count}.`,
	sentInOne: "يُرسل الطلب في طرد واحد.",
	parcel: ({ which }) => `الطرد ${which}`,
	shippedAt: ({ at }) => `شُحن ${at}`,
	toPack: ({ count }) => `للتعبئة ${count}`,
	parcelNumber: ({ number }) => `الطرد ${number}`,
	numberRange: ({ most }) => `أدخل رقمًا من 0 إلى ${most}.`,
	putUnits: ({ title, quantity, packed }) => `${title}: ضع ${quantity} في الطرود، وليس ${packed}.`,
	doing: "تعديل التتبّع",
	markShipped: ({ count }) =>
		plural(count, {
			one: "وضع علامة «تم الشحن» على طلب واحد",
			two: "وضع علامة «تم الشحن» على طلبين",
			few: `وضع علامة «تم الشحن» على ${count} طلبات`,
			many: `وضع علامة «تم الشحن» على ${count} طلبًا`,
			other: `وضع علامة «تم الشحن» على ${count} طلب`,
		}),
	splitTitle: ({ number }) => `طرود الطلب ${number}`,
	which: ({ number, count }) => `${number} من ${count}`,
	leftOut: ({ count }) => `الطلبات المستبعدة: ${count}`,
	trackingDetailsSaved: "تم حفظ بيانات التتبّع.",
	backOrder: "العودة إلى الطلب",
	trackingFields: "شركة الشحن ورقم التتبّع",
	correctionConsequence: "تصل إلى العميل رسالة بالبيانات الجديدة.",
	shipOrders: "شحن الطلبات",
	onlyConfirmedShippable:
		"يمكن شحن الطلبات المؤكدة التي لم تُشحن بعد فقط. اشحن الطلب الموزّع على عدة طرود من صفحته.",
	bulkConsequence: "تصل إلى كل عميل رسالة فيها شركة الشحن ورقم التتبّع، إذا أدخلتهما.",
	shipping: "جارٍ الشحن...",
	backOrders: "العودة إلى الطلبات",
	splitIntoParcels: "تقسيم إلى طرود",
	splitLead:
		"أدخل عدد وحدات كل منتج في كل طرد. يمكنك تغيير ذلك قبل شحن أول طرد. يُستبعد الطرد الذي لا وحدات فيه.",
	saveParcels: "حفظ الطرود",
	addParcel: "إضافة طرد",
	sendOneParcel: "الإرسال في طرد واحد",
	goBack: "رجوع",
	parcels: "الطرود",
	notShipped: "لم يُشحن",
};
