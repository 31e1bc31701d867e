import type { Messages } from "#messages/en/index.ts";

export const stayTerms: Messages["stayTerms"] = {
	freeUntil: ({ until }) => `إلغاء مجاني حتى ${until} بتوقيت الفندق.`,
	afterThat: ({ fee }) => `بعد ذلك، رسوم الإلغاء ${fee}.`,
	nonRefundable: ({ fee }) => `غير قابل للاسترداد: رسوم الإلغاء هي ${fee}.`,
	hasEnded: ({ fee }) => `انتهت فترة الإلغاء المجاني. رسوم الإلغاء ${fee}.`,
	requestForStaff: "يمكن للضيف إلغاء الطلب مجانًا إلى أن تردّ.",
	request: "يمكنك إلغاء طلبك مجانًا إلى أن يردّ الفندق.",
	fullPrice: ({ amount }) => `السعر كاملًا، ${amount}`,
	share: ({ percent, amount }) => `${percent}% من السعر، ${amount}`,
	freeUntilArrival: "إلغاء مجاني حتى وصولك.",
	freeUntilArrivalForStaff: "إلغاء مجاني حتى وصول الضيف.",
	afterConfirmed: ({ fee }) => `بعد تأكيد الفندق، رسوم الإلغاء ${fee}.`,
	afterConfirmedForStaff: ({ fee }) => `بعد تأكيدك، رسوم الإلغاء ${fee}.`,
	noShowFree: "لا رسوم إذا لم تحضر.",
	noShowFreeForStaff: "لا رسوم إذا لم يحضر الضيف.",
	noShow: ({ fee }) => `إذا لم تحضر، يتقاضى الفندق ${fee}.`,
	noShowForStaff: ({ fee }) => `إذا لم يحضر الضيف، يتقاضى الفندق ${fee}.`,
};
