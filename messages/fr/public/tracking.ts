import type { Messages } from "#messages/en/index.ts";

export const tracking: Messages["tracking"] = {
	booked: "Réservé",
	ordered: "Commandé",
	titles: {
		order: "Votre commande",
		booking: "Votre réservation",
	},
	requested: "Demandé",
	unpaid: "Impayé",
	emailToConfirm: "E-mail à confirmer",
	move: {
		one: "Réservation de déménagement",
		steps: "Votre déménagement, étape par étape",
		changeDate: "Modifier la date",
		another: "Réserver un autre déménagement",
		title: "Votre déménagement",
		deposit: "Payez votre acompte",
		payThere: "Vous payez sur la page de notre prestataire de paiement.",
		payBefore: ({ amount, time }) =>
			`Payez ${amount} avant le ${time}, sinon votre déménagement est annulé.`,
		call: "Nous vous appellerons avec un prix.",
		accept: "Accepter le prix",
		accepting: "Acceptation...",
		when: "Quand",
	},
	review: "Donner un avis",
	calendar: "Ajouter à l’agenda",
	receipt: "Reçu",
	cancelBooking: "Annuler cette réservation",
	order: {
		one: "Commande",
		return: "Retourner des articles",
		cancel: "Annuler cette commande",
		yourReturn: "Votre retour",
		delivery: "Livraison et paiement",
	},
	stay: {
		one: ({ number }) => `Réservation de chambre ${number}`,
		changeDates: "Modifier les dates",
		another: "Trouver une autre chambre",
		title: "Votre séjour",
		times: ({ clock }) => `Heures : ${clock}.`,
		viewHotel: "Voir l’hôtel",
		houseRules: "Règlement intérieur",
	},
};
