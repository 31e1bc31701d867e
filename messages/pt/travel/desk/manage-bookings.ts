import type { Messages } from "#messages/en/index.ts";

export const manageBookings: Messages["manageBookings"] = {
	title: "Gerir reservas",
	none: "Ainda não tem reservas. As novas reservas aparecem aqui automaticamente.",
};
