import type { Messages } from "#messages/en/index.ts";

export const stayFacts: Messages["stayFacts"] = {
	stay: "Séjour",
	checkIn: "Arrivée",
	checkOut: "Départ",
	guests: "Voyageurs",
	requests: "Demandes",
	status: "Statut",
	hotel: "Hôtel",
	room: "Chambre",
	rate: "Tarif",
	total: "Total",
};
