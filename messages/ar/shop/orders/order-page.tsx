import type { Messages } from "#messages/en/index.ts";

export const orderPage: Messages["orderPage"] = {
	shipParcel: ({ which }) => `شحن الطرد ${which}`,
	partlyShipped: ({ shipped }) =>
		`${shipped}. لم يعد تعديل المنتجات ممكنًا، ولا يمكن إلغاء الطلب. المنتجات التي تردّ ثمنها تُزال من الطرود التي لم تُشحن.`,
	parcelWasShipped: ({ which }) => `شُحن الطرد ${which}`,
	title: ({ number }) => `الطلب ${number}`,
	paymentLink: ({ label, link }) => (
		<>
			{label("رابط الدفع:")} {link}. يطلب البريد الإلكتروني للعميل أو هاتفه.
		</>
	),
	packingSlipTitle: ({ number }) => `قائمة التعبئة ${number}`,
	receiptTitle: ({ number }) => `الإيصال ${number}`,
	refundNeeded: ({ amount }) => <>يلزم رد {amount}.</>,
	ship: ({ number, hidden }) => <>شحن{hidden(` الطرد ${number}`)}</>,
	editParcelTracking: ({ number, hidden }) => <>تعديل التتبّع{hidden(` للطرد ${number}`)}</>,
	parcelSlip: ({ number, hidden }) => <>قائمة التعبئة{hidden(` للطرد ${number}`)}</>,
	afterDiscount: ({ amount }) => <>{amount} بعد الخصم</>,
	writeReview: "كتابة تقييم",
	tax: ({ name, rate, base }) => (
		<>
			{name} {rate} من {base}
		</>
	),
	taxIncluded: ({ name, rate, base }) => (
		<>
			يشمل {name} {rate} من {base}
		</>
	),
	subtotal: "المجموع الفرعي",
	discount: "الخصم",
	paid: "المدفوع",
	refunded: "المسترد",
	leftToPay: "المتبقي للدفع",
	noteSaved: "تم حفظ الملاحظة.",
	addNote: "إضافة ملاحظة",
	noteHint: "لا يراها إلا فريقك.",
	return: "المرتجع",
	order: "الطلب",
	customerDelivery: "العميل والتوصيل",
	editTracking: "تعديل التتبّع",
	customerNote: "ملاحظة العميل:",
	backOrder: "العودة إلى الطلب",
	refundedToCard: "يعود إلى البطاقة أو المحفظة التي دفعت.",
	recordAfterSending: "سجّله بعد إرسال المبلغ.",
	refund: "رد المبلغ",
	editItems: "تعديل المنتجات",
	changeParcels: "تغيير الطرود",
	splitIntoParcels: "تقسيم إلى طرود",
	messages: "الرسائل",
	packingSlip: "قائمة التعبئة",
	receipt: "الإيصال",
	status: "الطلب",
	fulfilment: "التوصيل",
	orderPlaced: "أُرسل الطلب",
	itemsChanged: "تغيّرت المنتجات",
	parcelsChanged: "تغيّرت الطرود",
	refundRequested: "طُلب رد المبلغ",
	items: "المنتجات",
	item: "المنتج",
	unitPrice: "سعر الوحدة",
	nothingToPack: "لا شيء من هذا الطلب يحتاج إلى تعبئة.",
	itemsPack: "منتجات للتعبئة",
	ordered: "تاريخ الطلب",
	recordRefund: "تسجيل رد المبلغ",
};
