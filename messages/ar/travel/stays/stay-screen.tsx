import type { Messages } from "#messages/en/index.ts";

export const stayScreen: Messages["stayScreen"] = {
	all: "كل الحجوزات",
	manage: "إدارة هذا الحجز",
	stayAndGuest: "الإقامة والضيف",
	priceAndPolicy: "السعر والسياسة",
	history: "السجل",
	title: ({ number }) => `الحجز ${number}`,
	heading: ({ label, number }) => (
		<>
			{label("الحجز ")}
			{number}
		</>
	),
	answer: ({ until }) => <>يردّ الفندق حتى {until} بتوقيت الفندق. بعد ذلك تنتهي صلاحية الطلب.</>,
};
