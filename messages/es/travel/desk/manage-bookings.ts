import type { Messages } from "#messages/en/index.ts";

export const manageBookings: Messages["manageBookings"] = {
	title: "Gestionar reservas",
	none: "Aún no tienes reservas. Las nuevas aparecen aquí automáticamente.",
};
