import type { Messages } from "#messages/en/index.ts";

export const manageBookings: Messages["manageBookings"] = {
	title: "Gérer les réservations",
	none: "Vous n’avez pas encore de réservation. Les nouvelles réservations apparaissent ici automatiquement.",
};
