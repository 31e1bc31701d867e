import type { Messages } from "#messages/en/index.ts";

export const stayMail: Messages["stayMail"] = {
	confirmed: {
		subject: ({ hotel }) => `أكّد ${hotel} حجزك`,
		atHotel: ({ hotel, number }) => `أكّد ${hotel} حجزك ${number}. تدفع في الفندق.`,
		online: ({ hotel, number, deposit, until }) =>
			`أكّد ${hotel} حجزك ${number}. ادفع ${deposit} عبر الإنترنت حتى ${until} بتوقيت الفندق. وإن لم تدفع، تنتهي صلاحية الحجز ولا يترتب عليك شيء.`,
	},
	payNow: "ادفع الآن",
	declined: {
		subject: ({ hotel }) => `رفض ${hotel} طلب حجزك`,
		text: ({ hotel, number }) => `رفض ${hotel} طلب حجزك ${number}. لا يترتب عليك شيء.`,
	},
	expiredRequest: {
		subject: "انتهت صلاحية طلب حجزك",
		text: ({ number, hotel }) =>
			`انتهت صلاحية طلب حجزك ${number} لأن ${hotel} لم يردّ في الوقت المحدد. لم تعد الغرفة محجوزة لك، ولا يترتب عليك شيء.`,
	},
	expired: {
		subject: "انتهت صلاحية حجزك",
		unconfirmed: ({ number }) =>
			`انتهت صلاحية حجزك ${number} لأنك لم تؤكد بريدك الإلكتروني في الوقت المحدد. لم تعد الغرفة محجوزة لك، ولا يترتب عليك شيء.`,
		unpaid: ({ number }) =>
			`انتهت صلاحية حجزك ${number} لأنه لم يُدفع في الوقت المحدد. لم تعد الغرفة محجوزة لك، ولا يترتب عليك شيء.`,
	},
	cancelledByHotel: {
		subject: ({ hotel }) => `ألغى ${hotel} حجزك`,
		text: ({ hotel, number, money }) => `ألغى ${hotel} حجزك ${number}. ${money}`,
	},
	cancelled: {
		subject: "تم إلغاء حجزك",
		text: ({ number, hotel, money }) => `تم إلغاء حجزك ${number} في ${hotel}. ${money}`,
	},
	noShow: {
		subject: ({ hotel }) => `سجّل ${hotel} عدم حضورك`,
		text: ({ hotel, number, money }) =>
			`سجّل ${hotel} عدم حضور لحجزك ${number} لأن أحدًا لم يصل. ${money} إذا كان ذلك خطأ، فردّ على هذه الرسالة للتواصل مع الفندق.`,
	},
	review: {
		subject: ({ hotel }) => `كيف كانت إقامتك في ${hotel}؟`,
		text: ({ hotel, number }) => `شكرًا لإقامتك في ${hotel} (الحجز ${number}). افتح حجزك لكتابة تقييم.`,
		link: "كتابة تقييم",
	},
	toHotel: {
		cancelled: {
			subject: ({ guest }) => `ألغى ${guest} حجزه`,
			text: ({ guest, number, money }) => `ألغى ${guest} الحجز ${number}. عادت الليالي إلى البيع. ${money}`,
		},
		expiredRequest: {
			subject: "انتهت صلاحية طلب حجز",
			text: ({ number }) =>
				`انتهت صلاحية طلب الحجز ${number} لأن أحدًا لم يردّ عليه في الوقت المحدد. عادت الليالي إلى البيع، ووصلت رسالة إلى الضيف.`,
		},
		unconfirmed: {
			subject: "انتهت صلاحية حجز غير مؤكد",
			text: ({ number }) =>
				`انتهت صلاحية الحجز ${number} لأن الضيف لم يؤكد بريده الإلكتروني في الوقت المحدد. عادت الليالي إلى البيع.`,
		},
		unpaid: {
			subject: "انتهت صلاحية حجز غير مدفوع",
			text: ({ number }) =>
				`انتهت صلاحية الحجز ${number} لأن الضيف لم يدفع في الوقت المحدد. عادت الليالي إلى البيع، ووصلت رسالة إلى الضيف.`,
		},
		view: "عرض الحجز",
	},
	facts: {
		number: "رقم الحجز",
		hotel: "الفندق",
		stay: "الإقامة",
		room: "الغرفة",
		total: "المجموع",
		reason: "السبب",
		guest: "الضيف",
		dates: "التواريخ",
	},
	view: "عرض حجزك",
	howToOpen: "لفتح الصفحة، أدخل هذا البريد الإلكتروني أو رقم الهاتف الذي حجزت به.",
	dates: {
		wasFor: ({ stay, total }) => `${stay}، بسعر ${total}`,
		ask: "إذا لم تطلب ذلك، فردّ على هذه الرسالة للتواصل مع الفندق.",
		extended: ({ hotel }) => `تم تمديد إقامتك في ${hotel}`,
		shortened: ({ hotel }) => `تم تقصير إقامتك في ${hotel}`,
		checkOut: ({ hotel, number, was, owed, ask }) =>
			`غيّر ${hotel} تاريخ المغادرة لحجزك ${number}. كانت إقامتك ${was}.${owed} ${ask}`,
		byHotel: {
			subject: ({ hotel }) => `غيّر ${hotel} تواريخك`,
			text: ({ hotel, number, was, owed, ask }) =>
				`غيّر ${hotel} تواريخ حجزك ${number}. كانت ${was}.${owed} ${ask}`,
		},
		own: {
			subject: "لإقامتك تواريخ جديدة",
			text: ({ number, was, owed }) => `لحجزك ${number} تواريخ جديدة. كانت ${was}.${owed}`,
		},
		toHotel: {
			subject: ({ guest }) => `غيّر ${guest} تواريخه`,
			text: ({ guest, number, was, owed }) =>
				`غيّر ${guest} تواريخ الحجز ${number}. كانت ${was}.${owed} لا يلزمك فعل شيء: عادت الليالي غير المطلوبة إلى البيع.`,
		},
		toPay: {
			subject: "ادفع مقابل تواريخك الجديدة",
			text: ({ amount, until, number, stay, total }) =>
				`ادفع ${amount} عبر الإنترنت حتى ${until} بتوقيت الفندق لتغيير حجزك ${number} إلى ${stay} بسعر ${total}. الغرفة محجوزة لك مؤقتًا حتى ذلك الحين. وإن لم تدفع، يبقى حجزك كما هو.`,
		},
		notPaid: {
			subject: "بقيت تواريخك كما كانت",
			text: ({ number, stay }) =>
				`لم تُدفع التواريخ الجديدة لحجزك ${number} (${stay}) في الوقت المحدد، لذا بقيت إقامتك كما كانت. لم تعد الغرفة محجوزة للتواريخ الجديدة.`,
		},
	},
	again: {
		subject: ({ hotel, number }) => `أكّد إقامتك في ${hotel} (${number})`,
		text: ({ hotel, number, until }) =>
			`يحجز لك ${hotel} الغرفة مؤقتًا (${number}). أكّد بريدك الإلكتروني حتى ${until} بتوقيت الفندق. وإن لم تؤكده، تنتهي صلاحية الحجز ولا يترتب عليك شيء.`,
		olderLinks: "لم تعد الروابط في الرسائل السابقة عن هذا الحجز تعمل.",
		link: "تأكيد البريد الإلكتروني",
		secret: "كل من لديه هذا الرابط يمكنه رؤية حجزك. لا تُعِد توجيه هذه الرسالة.",
	},
};
