import type { Messages } from "#messages/en/index.ts";

export const moveFacts: Messages["moveFacts"] = {
	vehicle: "المركبة",
	from: "من",
	to: "إلى",
	homeSize: "حجم المنزل",
	helpers: "العمال",
	packing: "التغليف",
	withPacking: "مع المساعدة في التغليف",
	floor: ({ floor }) => `الطابق ${floor} دون مصعد`,
	floorWithElevator: ({ floor }) => `الطابق ${floor} مع مصعد`,
	costsFee: ({ fee }) => `رسوم الإلغاء ${fee}`,
	freeToCancel: "الإلغاء مجاني",
	when: "الموعد",
	dateAtTime: ({ date, time }) => `${date} الساعة ${time}`,
};
