import type { Messages } from "#messages/en/index.ts";

export const roomFields: Messages["roomFields"] = {
	name: "Nom de la chambre",
	description: "Description",
	quantity: "Nombre de chambres",
	beds: "Lits",
	sizeSqm: "Superficie",
	sleeps: "Capacité",
	maxAdults: "Adultes maximum",
	guestsIncluded: "Voyageurs compris dans le prix",
	price: "Prix par nuit",
	weekendPrice: "Vendredi et samedi",
	extraGuestPrice: "Prix par voyageur supplémentaire",
	minNights: "Séjour minimum",
	maxNights: "Séjour maximum",
};
