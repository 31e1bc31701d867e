import type { Messages } from "#messages/en/index.ts";

export const ownBookings: Messages["ownBookings"] = {
	title: "Vos réservations",
	none: {
		text: "Les commandes et réservations effectuées avec votre compte apparaissent ici, ainsi que celles effectuées sans compte avec votre adresse e-mail confirmée.",
		title: "Aucune réservation pour l’instant",
	},
	shop: "Parcourir la boutique",
	hotels: "Trouver un hôtel",
	move: "Réserver un déménagement",
	allLists: "Afficher toutes les listes",
	messages: "Messages",
	stays: "Séjours",
	orders: "Commandes",
	moves: "Déménagements",
	acceptPrice: "Accepter le prix",
	payNow: ({ amount }) => `Payer ${amount} maintenant`,
	viewOrCancel: "Voir ou annuler",
	view: "Voir",
	ordered: ({ date }) => `Commandé le ${date}`,
	viewOrChange: "Voir ou modifier",
	dateAt: ({ date, time }) => `${date} à ${time}`,
	moveTo: "vers",
};
