import type { Messages } from "#messages/en/index.ts";

export const memberRoles: Messages["memberRoles"] = {
	owner: {
		label: "Propriétaire",
		may: "Tout, y compris l’équipe et la suppression de l’hôtel.",
	},
	manager: {
		label: "Gérant",
		may: "Tout, sauf la suppression de l’hôtel et l’équipe.",
	},
	desk: {
		label: "Réception",
		may: "La journée, les réservations, les clients sans réservation et les messages des clients.",
	},
};
