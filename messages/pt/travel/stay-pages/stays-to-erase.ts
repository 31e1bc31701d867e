import type { Messages } from "#messages/en/index.ts";

export const staysToErase: Messages["staysToErase"] = {
	fee: ({ fee }) => `taxa de cancelamento ${fee}`,
	free: "cancelamento grátis",
};
