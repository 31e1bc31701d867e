import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const deskAgenda: Messages["deskAgenda"] = {
	pending: "Demandes à traiter",
	late: "Arrivées en retard",
	overdue: "Départs en retard",
	arrivals: "Arrivées du jour",
	departures: "Départs du jour",
	inHouse: "Clients présents",
	none: {
		pending: "Aucune demande en attente.",
		late: "",
		overdue: "",
		arrivals: "Aucune arrivée aujourd’hui.",
		departures: "Aucun départ aujourd’hui.",
		inHouse: "Aucun client présent.",
	},
	viewMany: "Voir toutes les réservations",
	viewAll: ({ count }) => `Voir les ${count} réservations`,
	due: ({ amount }) => `${amount} à payer à l’hôtel`,
	recordPayment: ({ rest, guest }) => <>Enregistrer le paiement{rest(` ${de(guest)}`)}</>,
};
