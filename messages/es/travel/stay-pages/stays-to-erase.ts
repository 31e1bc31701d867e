import type { Messages } from "#messages/en/index.ts";

export const staysToErase: Messages["staysToErase"] = {
	fee: ({ fee }) => `cargo por cancelación: ${fee}`,
	free: "cancelación gratis",
};
