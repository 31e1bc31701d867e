import type { Messages } from "#messages/en/index.ts";

export const bookingActions: Messages["bookingActions"] = {
	label: ({ number }) => `Acciones de ${number}`,
	open: "Abrir",
};
