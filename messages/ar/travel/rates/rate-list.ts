import type { Messages } from "#messages/en/index.ts";

export const rateList: Messages["rateList"] = {
	title: ({ hotel }) => `أسعار ${hotel}`,
	untitled: "أسعار فندق",
	tab: "الأسعار",
	intro:
		"يستخدم السعر القياسي أسعار غرفك وشروط فندقك. وتُحسب بقية الأسعار على أساسه: عندما تغيّر سعرًا في التقويم تتغير هي أيضًا. وتحتفظ الحجوزات الحالية بأسعارها وشروطها.",
	none: "السعر القياسي فقط",
	noneText: "أضف سعرًا، مثل سعر أقل دون استرداد أو سعر يشمل الإفطار.",
	add: "إضافة سعر",
	rate: "السعر",
	price: "المبلغ",
	rooms: "الغرف",
	same: "مثل السعر القياسي",
	lower: ({ by }) => `أقل بمقدار ${by}`,
	higher: ({ by }) => `أعلى بمقدار ${by}`,
	aNight: ({ amount }) => `${amount} لكل ليلة`,
	saved: ({ name }) => `تم حفظ ${name}.`,
	again: ({ name }) => `سبقت إضافة ${name}.`,
	off: "متوقف",
	tooMany: ({ count }) => `للفندق ${count} سعرًا على الأكثر.`,
};
