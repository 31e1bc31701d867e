import type { Messages } from "#messages/en/index.ts";

export const deskMoney: Messages["deskMoney"] = {
	paid: "الإقامة مدفوعة.",
	paysAtHotel: ({ due }) => `يدفع الضيف ${due} في الفندق.`,
	giveBack: ({ amount }) => `يجب رد ${amount} إلى الضيف.`,
	stillDue: ({ due }) => `لا يزال ${due} مستحقًا في الفندق.`,
	refunded: ({ paid }) => `يُردّ مبلغ ${paid} المدفوع عبر الإنترنت.`,
	noLongerOnline: "لم يعد بإمكانه الدفع عبر الإنترنت.",
};
