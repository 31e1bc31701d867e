import type { Messages } from "#messages/en/index.ts";

export const orderMails: Messages["orderMails"] = {
	parcelOnWay: ({ which }) => `الطرد ${which} في الطريق`,
	refundSent: ({ amount, number }) =>
		`رددنا إليك ${amount} عن طلبك ${number}. قد يستغرق وصول المبلغ بضعة أيام.`,
	changed: "تغيّر طلبك",
	expired: {
		subject: "انتهت صلاحية طلب",
		text: ({ name }) =>
			`لم يُدفع طلب ${name} أو لم يُؤكد في الوقت المحدد، فأُلغي تلقائيًا. عادت كميته إلى البيع.`,
	},
	latePayment: {
		subject: "رُدّت دفعة متأخرة",
		text: ({ name }) =>
			`دفع ${name} مقابل طلب بعد انتهائه، أو دفع مبلغًا لم يعد مستحقًا. تُردّ الدفعة تلقائيًا. لا يلزمك فعل شيء.`,
	},
	refundLabel: "المبلغ المسترد",
	refundFailed: {
		subject: "فشل رد المبلغ",
		text: ({ name }) =>
			`تعذّر رد المبلغ إلى ${name}. رفضه مزود خدمة الدفع، أو أعاده بنك العميل. افتح الطلب لمعرفة ما يلزم.`,
	},
	disputed: {
		subject: "اعتراض على دفعة",
		text: ({ name }) =>
			`اعترض ${name} على دفعة لدى بنكه، وقد استعاد البنك المبلغ إلى أن يبتّ في الأمر. ردّ عبر لوحة مزود خدمة الدفع وأرفق إثبات التوصيل إن وُجد. إذا لم تردّ في الوقت المحدد، فستخسر المبلغ.`,
		label: "المبلغ المعترض عليه",
	},
	cancelledText: ({ number }) => `تم إلغاء طلبك ${number}. لن يُرسل شيء آخر.`,
	shopMessage: "رسالة من المتجر",
	parcelCorrected: ({ number, which }) =>
		`تغيّرت بيانات تتبّع الطرد ${which} من طلبك ${number}. استخدم البيانات أدناه بدلًا من تلك الواردة في رسالتنا السابقة.`,
	trackingCorrected: ({ number }) =>
		`تغيّرت بيانات تتبّع طلبك ${number}. استخدم البيانات أدناه بدلًا من تلك الواردة في رسالتنا السابقة.`,
	parcelShipped: ({ number, which }) => `الطرد ${which} من طلبك ${number} في الطريق. سنراسلك عند شحن البقية.`,
	lastParcelShipped: ({ number, which }) =>
		`الطرد ${which} من طلبك ${number} في الطريق. أصبح طلبك كله الآن في الطريق.`,
	sentBackAfterEnd: ({ amount, number }) =>
		`وصلت دفعتك بمبلغ ${amount} بعد انتهاء طلبك ${number}. نردّها إليك كاملة. لن يُرسل شيء.`,
	sentBackAfterChange: ({ amount, number }) =>
		`وصلت دفعتك بمبلغ ${amount} بعد تغيّر طلبك ${number}. نردّها إليك كاملة. افتح طلبك لمعرفة المبلغ المستحق الآن.`,
	edited: ({ number }) => `غيّرنا منتجات طلبك ${number}. هذا ما يشمله الآن.`,
	editRefund: ({ amount }) => `سنردّ إليك ${amount}. لا يلزمك فعل شيء.`,
	willRefund: ({ amount }) => `سنردّ إليك مبلغ ${amount} الذي دفعته.`,
	onItsWay: ({ number }) => `طلبك ${number} في الطريق.`,
	trackingNumberChanged: "تغيّر رقم التتبّع",
	refundingPayment: "نردّ إليك دفعتك",
	totalBefore: "المجموع السابق",
	difference: "الفرق",
	leftPay: "المتبقي للدفع",
	viewInvoice: "عرض فاتورتك",
	trackOrder: "تتبّع طلبك",
	orderNumber: "رقم الطلب",
	invoice: "الفاتورة",
	openPageHint: "لفتح الصفحة، أدخل هذا البريد الإلكتروني أو رقم الهاتف الذي طلبت به.",
	answerBefore: "آخر موعد للرد",
	viewOrder: "عرض الطلب",
	sentRefund: "رددنا إليك المبلغ",
	refundedFar: "المسترد حتى الآن",
	orderConfirmed: "تم تأكيد طلبك",
	confirmedText: ({ number }) => `تم تأكيد طلبك ${number}. سنجهّزه قريبًا.`,
	orderCancelled: "تم إلغاء طلبك",
	orderExpired: "انتهت صلاحية طلبك",
	expiredText: ({ number }) =>
		`انتهت صلاحية طلبك ${number} لأنه لم يُدفع أو لم يُؤكد في الوقت المحدد. اطلب مرة أخرى إذا كنت لا تزال تريد المنتجات.`,
	receivedPayment: "استلمنا دفعتك",
	paidText: ({ number }) => `شكرًا لك. استلمنا دفعتك عن الطلب ${number}.`,
	paymentFailed: "فشل الدفع",
	paymentFailedText: ({ number }) => `فشل دفع الطلب ${number}. ادفع مرة أخرى، أو تواصل معنا.`,
	orderWay: "طلبك في الطريق",
	orderDelivered: "تم توصيل طلبك",
	deliveredText: ({ number }) =>
		`تم توصيل طلبك ${number}. إذا كانت هناك مشكلة، أو غيّرت رأيك خلال 14 يومًا، فافتح الطلب لإرجاع المنتجات.`,
	requested: {
		subject: "استلمنا طلب الإرجاع",
	},
	returnRequestedText: ({ number }) => `استلمنا طلبك إرجاع منتجات من الطلب ${number}. سنردّ قريبًا.`,
	approved: {
		subject: "تمت الموافقة على الإرجاع",
	},
	returnApprovedText: ({ number }) => `تمت الموافقة على الإرجاع من الطلب ${number}. أرسل المنتجات إلينا.`,
	received: {
		subject: "استلمنا المرتجع",
	},
	returnReceivedText: ({ number }) =>
		`استلمنا المنتجات التي أرجعتها من الطلب ${number}. سنردّ إليك المبلغ قريبًا.`,
	refused: {
		subject: "رُفض طلب الإرجاع",
	},
	returnRefusedText: ({ number }) => `لا يمكننا قبول الإرجاع من الطلب ${number}.`,
};
