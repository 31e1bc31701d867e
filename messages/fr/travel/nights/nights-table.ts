import type { Messages } from "#messages/en/index.ts";

export const nightsTable: Messages["nightsTable"] = {
	ownPrice: "(prix personnalisé)",
	closed: "Fermé",
	full: "Complet",
	left: "restantes",
	nights: "nuits",
	noIn: "sans arr.",
	noArrivals: "(pas d’arrivée)",
	noOut: "sans dép.",
	noDepartures: "(pas de départ)",
	weekdays: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."],
};
