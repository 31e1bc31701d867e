import type { Messages } from "#messages/en/index.ts";

export const staySearch: Messages["staySearch"] = {
	destination: "Destination",
	placeholder: "Ville ou hôtel",
	checkIn: "Arrivée",
	checkOut: "Départ",
	adults: "Adultes",
	children: "Enfants",
	rooms: "Chambres",
};
