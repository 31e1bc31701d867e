import type { Messages } from "#messages/en/index.ts";

export const walkIn: Messages["walkIn"] = {
	title: "Client sans réservation",
	repeated: "Ce client est déjà enregistré.",
	booked: "La réservation est enregistrée.",
	change: ({ what, now, was }) => `${what} : ${now} (au lieu de ${was}).`,
	intro: "Réservez une chambre pour un client à la réception ou au téléphone.",
	guest: {
		title: "Client",
		name: "Nom",
		email: "E-mail",
		emailHint: "Le client y reçoit la confirmation.",
		phone: "Téléphone",
		requests: "Demandes",
	},
	book: ({ total }) => `Réserver · ${total}`,
	busy: "Réservation...",
	tell: "Indiquez le prix et les conditions au client avant de réserver. En réservant, il les accepte.",
	stay: "Séjour",
	showPrice: "Afficher le prix",
	room: "Chambre",
	available: "Disponibles pour ce séjour",
};
