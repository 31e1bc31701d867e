import type { Messages } from "#messages/en/index.ts";

export const staysToErase: Messages["staysToErase"] = {
	one: "حجز غرفة",
	many: "حجوزات غرف",
	fee: ({ fee }) => `رسوم الإلغاء ${fee}`,
	free: "الإلغاء مجاني",
};
