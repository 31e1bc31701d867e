import type { Messages } from "#messages/en/index.ts";

export const staysToErase: Messages["staysToErase"] = {
	fee: ({ fee }) => `Stornogebühr ${fee}`,
	free: "kostenlos stornierbar",
};
