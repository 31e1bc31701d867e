import type { Messages } from "#messages/en/index.ts";

export const staysToErase: Messages["staysToErase"] = {
	one: "reserva de habitación",
	many: "reservas de habitaciones",
	fee: ({ fee }) => `cargo por cancelación: ${fee}`,
	free: "cancelación gratis",
};
