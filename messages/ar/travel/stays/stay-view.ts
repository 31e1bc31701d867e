import type { Messages } from "#messages/en/index.ts";

export const stayView: Messages["stayView"] = {
	arrive: ({ date, time }) => `${date}، من ${time}`,
	leave: ({ date, time }) => `${date}، حتى ${time}`,
	payment: {
		afterConfirmed: ({ deposit }) => `تدفع ${deposit} عبر الإنترنت بعد تأكيد الفندق`,
		unpaid: "غير مدفوع",
		payable: "يُدفع في الفندق",
		payHotel: "تدفع في الفندق",
	},
	balance: {
		toPay: ({ money }) => `المستحق في الفندق: ${money}`,
		toGiveBack: ({ money }) => `يُردّ في الفندق: ${money}`,
		paid: "مدفوع",
		paidOnline: "دُفع عبر الإنترنت",
		nothing: "لا شيء للدفع",
	},
	waitingChange: ({ stay, until, amount }) =>
		`طلب الضيف تغيير تواريخه إلى ${stay}. الغرفة محجوزة مؤقتًا حتى ${until} بتوقيت الفندق ريثما يدفع ${amount} عبر الإنترنت.`,
	hotelTime: ({ moment }) => `${moment} بتوقيت الفندق`,
	outcome: {
		answersBy: ({ until }) => `يردّ الفندق حتى ${until}. وإن لم يردّ، تنتهي صلاحية الطلب.`,
		nothing: "لا تدفع شيئًا.",
		feeOwed: ({ fee }) => `وفق سياسة الإلغاء، تدين للفندق بمبلغ ${fee}.`,
		unconfirmed: "لم تؤكد بريدك الإلكتروني في الوقت المحدد، فانتهت صلاحية الحجز. لا تدفع شيئًا.",
		unpaid: "لم يُدفع الحجز في الوقت المحدد، فانتهت صلاحيته. لا تدفع شيئًا.",
		payBefore: ({ deposit, until }) =>
			`الغرفة محجوزة لك مؤقتًا. ادفع ${deposit} عبر الإنترنت حتى ${until}. وإن لم تدفع، تنتهي صلاحية الحجز ولا يترتب عليك شيء.`,
		confirmBefore: ({ until }) =>
			`الغرفة محجوزة لك مؤقتًا. أكّد بريدك الإلكتروني بالرابط في رسالتنا حتى ${until}. وإن لم تؤكده، تنتهي صلاحية الحجز ولا يترتب عليك شيء.`,
		partlyPaidHotel: ({ paid, due }) => `تم حجز إقامتك. دفعت ${paid} للفندق، وتدفع ${due} هناك.`,
		partlyPaid: ({ paid, due }) => `تم حجز إقامتك. دفعت ${paid} عبر الإنترنت، وتدفع ${due} في الفندق.`,
		paid: "إقامتك محجوزة ومدفوعة.",
	},
	calendar: ({ number }) => `الحجز ${number}`,
};
