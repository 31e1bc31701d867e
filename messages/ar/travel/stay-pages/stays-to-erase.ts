import type { Messages } from "#messages/en/index.ts";

export const staysToErase: Messages["staysToErase"] = {
	fee: ({ fee }) => `رسوم الإلغاء ${fee}`,
	free: "الإلغاء مجاني",
};
