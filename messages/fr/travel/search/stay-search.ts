import type { Messages } from "#messages/en/index.ts";

export const staySearch: Messages["staySearch"] = {
	destination: "Destination",
	placeholder: "Ville ou hôtel",
	checkIn: "Arrivée",
	checkOut: "Départ",
	adults: "Adultes",
	children: "Enfants",
	rooms: "Chambres",
	ages: "Âge des enfants en années",
	child: ({ number }) => `Enfant ${number}`,
	/** In place of an age that is not chosen yet. */
	age: "Âge",
	agesMissing: "Saisissez l’âge des enfants pour obtenir le prix exact.",
	updatePrice: "Actualiser le prix",
};
