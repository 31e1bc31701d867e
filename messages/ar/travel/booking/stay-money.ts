import type { Messages } from "#messages/en/index.ts";

export const stayMoney: Messages["stayMoney"] = {
	refunded: ({ amount, on }) => `رددنا ${amount} في ${on}.`,
	moved: {
		toPay: ({ deposit, payBefore }) =>
			`يجب دفع ${deposit} عبر الإنترنت حتى ${payBefore} بتوقيت الفندق. وإلا تنتهي صلاحية الحجز.`,
		refunded: ({ amount, paid }) => `يُردّ ${amount} من أصل ${paid} دُفعت عبر الإنترنت.`,
		allPaid: ({ paid }) => `دُفع ${paid} عبر الإنترنت، ولا شيء مستحق في الفندق.`,
		restAtHotel: ({ paid, rest }) => `دُفع ${paid} عبر الإنترنت، والمستحق في الفندق ${rest}.`,
	},
	toGuest: {
		nothing: "لا يترتب عليك شيء.",
		fee: ({ fee }) => `وفق سياسة الإلغاء التي وافقت عليها، تدين للفندق بمبلغ ${fee}.`,
		feeOwed: ({ fee, paid, owed }) =>
			`وفق سياسة الإلغاء التي وافقت عليها، الرسوم ${fee}. دفعت منها ${paid} عبر الإنترنت، وتدين للفندق بمبلغ ${owed}.`,
		feePaid: ({ fee, paid }) =>
			`وفق سياسة الإلغاء التي وافقت عليها، الرسوم ${fee}. دفعت منها ${paid} عبر الإنترنت، والباقي في الفندق.`,
		feeKept: ({ fee, paid }) =>
			`وفق سياسة الإلغاء التي وافقت عليها، الرسوم ${fee}، ونحتفظ بها من مبلغ ${paid} الذي دفعته عبر الإنترنت.`,
		feeLeft: ({ fee, paid, owed }) =>
			`وفق سياسة الإلغاء التي وافقت عليها، الرسوم ${fee}. دفعت ${paid} في الفندق، وتدين له بمبلغ ${owed}.`,
		feeAtHotel: ({ fee }) => `وفق سياسة الإلغاء التي وافقت عليها، الرسوم ${fee}، وقد دفعتها في الفندق.`,
		givesBack: ({ amount }) => `يردّ إليك الفندق ${amount}.`,
	},
	willRefund: ({ amount }) => `سنردّ إليك مبلغ ${amount} الذي دفعته عبر الإنترنت.`,
	refunding: ({ amount }) => `نردّ إليك مبلغ ${amount} الذي دفعته عبر الإنترنت.`,
	willRefundOther: ({ amount }) => `سنردّ إليك المبلغ المتبقي ${amount}.`,
	refundingOther: ({ amount }) => `نردّ إليك المبلغ المتبقي ${amount}.`,
	toHotel: {
		fee: ({ fee }) => `وفق سياسة الإلغاء لديك، يدين لك الضيف بمبلغ ${fee}.`,
		nothing: "وفق سياسة الإلغاء لديك، لا يترتب على الضيف شيء.",
		refunded: ({ amount }) => `يُردّ ${amount}.`,
		feeKept: ({ fee, paid }) => `وفق سياسة الإلغاء لديك، الرسوم ${fee}. دفع الضيف ${paid} عبر الإنترنت.`,
		owed: ({ amount }) => `يدين لك الضيف بمبلغ ${amount}.`,
		feeAtHotel: ({ fee, paid }) => `وفق سياسة الإلغاء لديك، الرسوم ${fee}. دفع لك الضيف ${paid}.`,
		givesBack: ({ amount }) => `تردّ ${amount} إلى الضيف.`,
	},
};
