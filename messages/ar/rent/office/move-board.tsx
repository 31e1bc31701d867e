import type { Messages } from "#messages/en/index.ts";

export const moveBoard: Messages["moveBoard"] = {
	choose: { vehicle: "اختر مركبة.", driver: "اختر سائقًا." },
	findTime: ({ name, hidden }) => <>البحث عن وقت آخر{hidden(` لـ ${name}`)}</>,
	reopen: "افتح الحجز مرة أخرى.",
	assigned: "تم إسناد عملية النقل.",
	unassigned: "لم تعد عملية النقل مسندة.",
	checkAgain: "راجع موعدها وإسنادها، ثم أسندها مرة أخرى.",
	vehicleBusy: ({ name }) => `${name} غير متاحة في هذا الوقت.`,
	driverInactive: ({ name }) => `${name} غير نشط.`,
	hasJob: ({ name, time }) => `لدى ${name} مهمة بالفعل الساعة ${time}.`,
	outOfService: ({ reason }) => `خارج الخدمة: ${reason}`,
	outsideItsHours: "خارج ساعات عملها",
	day: {
		anyDay: "عمليات النقل في يوم",
		title: ({ day }) => `عمليات النقل في ${day}`,
		noVehicles: "تُسند المهام إلى المركبات والسائقين.",
		noVehiclesTitle: "لا توجد مركبات بعد",
		addVehicle: "إضافة مركبة",
		jobs: "المهام",
		hours: "الساعات",
		revenue: "الإيرادات",
		capacity: "السعة المستخدمة",
		previous: "اليوم السابق",
		next: "اليوم التالي",
		today: "اليوم",
		go: "انتقال",
	},
	waiver: {
		reopen: "افتح الحجز مرة أخرى وأعفِ من العربون هناك.",
		refusal: {
			paid: "دفع العميل العربون. ردّه بدلًا من ذلك من صفحة الدفعة.",
			none: "لا عربون مستحق لعملية النقل هذه، أو تغيّر عربونها.",
		},
		done: "تم الإعفاء من العربون.",
		mailed: "تصل رسالة إلى العميل.",
		noEmail: "لا يوجد بريد إلكتروني: اتصل بالعميل.",
		question: ({ amount, name }) => `هل تريد إعفاء ${name} من العربون ${amount}؟`,
		button: "الإعفاء من العربون",
		busy: "جارٍ الإعفاء...",
		consequence:
			"يدفع العميل السعر كاملًا في يوم النقل. لن تُلغى عملية النقل إذا لم يُدفع العربون. لا يمكنك طلب العربون مرة أخرى.",
	},
	move: {
		title: ({ number }) => `عملية النقل ${number}`,
		heading: ({ number, hidden }) => (
			<>
				{hidden("عملية النقل ")}
				{number}
			</>
		),
		fromTo: ({ from, to }) => (
			<>
				من {from} إلى {to}
			</>
		),
		refundFailed: ({ amount }) => <>فشل رد المبلغ: {amount}.</>,
		section: "عملية النقل",
		messages: "الرسائل",
		refundRefused: "رفضه مزود خدمة الدفع، أو أعاده بنك العميل.",
		reschedule: "تغيير الموعد",
	},
	note: {
		title: "إضافة ملاحظة",
		saved: "تم حفظ الملاحظة.",
		hint: "تظهر للمسؤولين، وللسائق في ورقة المهمة. لا يمكن للعملاء قراءتها.",
	},
	price: {
		depositOpen: ({ amount }) => `لم يُدفع العربون ${amount} بعد.`,
		depositUntil: ({ until }) => `إذا لم يُدفع قبل ${until}، تُلغى عملية النقل.`,
		cancelledLate: "ألغى العميل متأخرًا.",
		viewPayment: "عرض الدفعة",
		noRate: "لا تعطي أسعارك سعرًا لعملية النقل هذه. أكّد الحجز لإرسال سعر إلى العميل.",
		none: "لا سعر لعملية النقل هذه.",
		notAccepted: "لم يقبل العميل هذا السعر بعد.",
		feeCovered: "يغطي العربون الرسوم.",
		feeLeft: ({ amount }) => `المتبقي عليه من الرسوم ${amount}.`,
		feeOwed: "عليه الرسوم.",
		notCollected: ({ amount }) => `لم يحصّل السائق ${amount}.`,
		notRecorded: ({ amount }) => `لم تُسجّل دفعة ${amount}.`,
	},
	assign: {
		noneInUse: {
			truck: "لا توجد شاحنة في الخدمة.",
			loader: "لا توجد شاحنة صغيرة في الخدمة.",
			driver: "لا يوجد سائق في الخدمة.",
		},
		noneFree: {
			truck: "لا توجد شاحنة متاحة في هذا الوقت.",
			loader: "لا توجد شاحنة صغيرة متاحة في هذا الوقت.",
			driver: "لا يوجد سائق متاح في هذا الوقت.",
		},
		tooMany: {
			truck: "عمليات النقل المحجوزة في هذا الوقت أكثر من الشاحنات.",
			loader: "عمليات النقل المحجوزة في هذا الوقت أكثر من الشاحنات الصغيرة.",
		},
		freeTimes: {
			truck: "توجد شاحنة متاحة في هذه الأوقات. غيّر الموعد إلى:",
			loader: "توجد شاحنة صغيرة متاحة في هذه الأوقات. غيّر الموعد إلى:",
		},
		label: ({ name }) => `إسناد عملية نقل ${name}`,
		button: "إسناد",
		busy: "جارٍ الإسناد...",
		undo: "إلغاء الإسناد",
		title: "الإسناد",
		showDay: "عرض اليوم",
		none: "لم تُسند مركبة أو سائق.",
		outOfService: ({ vehicle }) => `${vehicle} خارج الخدمة في هذا الوقت. أسند مركبة أخرى.`,
	},
	working: "جارٍ التنفيذ...",
	timeline: {
		caption: ({ day }) => `مهام ${day}`,
		empty: "لا توجد مهام",
		notInUse: "ليست في الخدمة",
		noHours: "بلا ساعات عمل",
		outsideHours: "خارج ساعات العمل",
	},
	overbooked: "حجز زائد",
	job: {
		code: ({ number }) => `رابط المهمة ${number}`,
		undo: "التراجع عن آخر خطوة",
		hasLink: "وصل هذا الرابط إلى السائق بالبريد الإلكتروني. كل من لديه الرابط يمكنه تسجيل الخطوات.",
		noLink: "لا يمكن عرض رابط هذه المهمة. لإنشاء رابط جديد، ألغِ إسناد المهمة وأسندها مرة أخرى.",
	},
	events: {
		assigned: "تم الإسناد",
		unassigned: "أُلغي الإسناد",
		step: "سُجّلت خطوة",
		stepUndone: "تم التراجع عن خطوة",
	},
	unassignedTitle: ({ count }) => `بلا مركبة (${count})`,
};
