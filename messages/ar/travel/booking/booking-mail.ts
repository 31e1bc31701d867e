import type { Messages } from "#messages/en/index.ts";

export const bookingMail: Messages["bookingMail"] = {
	total: "المجموع",
	number: "رقم الحجز",
	hotel: "الفندق",
	checkIn: "تسجيل الوصول",
	from: ({ time }) => `من ${time}`,
	checkOut: "تسجيل المغادرة",
	until: ({ time }) => `حتى ${time}`,
	secret: "كل من لديه هذا الرابط يمكنه رؤية حجزك. لا تُعِد توجيه هذه الرسالة.",
	hotelTime: ({ moment }) => `${moment} بتوقيت الفندق`,
	request: {
		subject: ({ hotel }) => `استلم ${hotel} طلب حجزك`,
		text: ({ hotel, number, until }) =>
			`استلم ${hotel} طلب حجزك ${number} ويحجز لك الغرفة مؤقتًا. سيردّ حتى ${until}. وإن لم يردّ، تنتهي صلاحية الطلب ولا يترتب عليك شيء.`,
	},
	view: "عرض حجزك",
	pay: {
		subject: ({ hotel }) => `ادفع مقابل إقامتك في ${hotel}`,
		link: "ادفع الآن",
		text: ({ hotel, number, deposit, until }) =>
			`يحجز لك ${hotel} الغرفة مؤقتًا (${number}). ادفع ${deposit} عبر الإنترنت حتى ${until}. وإن لم تدفع، تنتهي صلاحية الحجز ولا يترتب عليك شيء.`,
	},
	confirm: {
		subject: ({ hotel }) => `أكّد إقامتك في ${hotel}`,
		link: "تأكيد البريد الإلكتروني",
		text: ({ hotel, number, until }) =>
			`يحجز لك ${hotel} الغرفة مؤقتًا (${number}). أكّد بريدك الإلكتروني حتى ${until}. وإن لم تؤكده، تنتهي صلاحية الحجز ولا يترتب عليك شيء.`,
	},
	booked: {
		subject: ({ hotel }) => `تم حجز إقامتك في ${hotel}`,
		text: ({ number, hotel }) => `تم تأكيد حجزك ${number} في ${hotel}.`,
	},
	yourTime: ({ moment }) => `${moment} بتوقيتك`,
	toHotel: {
		requestSubject: ({ number }) => `طلب حجز جديد (${number})`,
		bookingSubject: ({ number }) => `حجز جديد (${number})`,
		request: ({ guest, number, until }) =>
			`طلب ${guest} حجز إقامة (${number}). الغرفة محجوزة مؤقتًا حتى ${until}. ردّ قبل ذلك.`,
		booking: ({ guest, number }) => `حجز ${guest} إقامة (${number}).`,
		answer: "الرد على الطلب",
		view: "عرض الحجز",
		unconfirmed: ({ until }) =>
			`لم يؤكد الضيف بريده الإلكتروني بعد. إن لم يؤكده حتى ${until}، تنتهي صلاحية الحجز وتعود لياليه إلى البيع.`,
		unpaid: ({ deposit, until }) =>
			`يدفع الضيف ${deposit} عبر الإنترنت حتى ${until}. وإن لم يدفع، تنتهي صلاحية الحجز وتعود لياليه إلى البيع.`,
	},
	guest: "الضيف",
	requests: "طلبات خاصة",
	paidAtHotel: ({ amount }) => `${amount}، تُدفع في الفندق`,
	payOnline: "المبلغ المستحق عبر الإنترنت",
	payAtHotel: "المبلغ المستحق في الفندق",
	stay: "الإقامة",
	room: "الغرفة",
	guests: "الضيوف",
	payOnlineLater: ({ amount }) => `${amount}، بعد تأكيد الفندق`,
};
