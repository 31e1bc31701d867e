import type { Messages } from "#messages/en/index.ts";

export const staysToErase: Messages["staysToErase"] = {
	fee: ({ fee }) => `frais d’annulation ${fee}`,
	free: "annulation gratuite",
};
