import type { Messages } from "#messages/en/index.ts";

export const staysToErase: Messages["staysToErase"] = {
	one: "Zimmerbuchung",
	many: "Zimmerbuchungen",
	fee: ({ fee }) => `Stornogebühr ${fee}`,
	free: "kostenlos stornierbar",
};
