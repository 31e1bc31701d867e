import type { Messages } from "#messages/en/index.ts";

export const stayFile: Messages["stayFile"] = {
	number: "Numéro",
	bookedAt: "Réservé le",
	source: "Origine",
	status: "Statut",
	hotel: "Hôtel",
	room: "Chambre",
	rooms: "Chambres",
	checkIn: "Arrivée",
	checkOut: "Départ",
	nights: "Nuits",
	adults: "Adultes",
	children: "Enfants",
	name: "Nom",
	email: "E-mail",
	phone: "Téléphone",
	requests: "Demandes",
	currency: "Devise",
	tax: "Taxe de séjour",
	total: "Total",
	fee: "Frais",
};
