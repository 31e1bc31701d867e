import type { Messages } from "#messages/en/index.ts";

export const moveStatus: Messages["moveStatus"] = {
	label: {
		pending: "En attente",
		offered: "En attente du client",
		confirmed: "Confirmé",
		delivered: "Terminé",
		cancelled: "Annulé",
		rejected: "Refusé",
	},
	ownOffered: "Prix à accepter",
	forCustomer: {
		pending: "Nous avons reçu votre demande et la confirmerons bientôt.",
		offered: "Nous avons un prix pour votre déménagement. Acceptez-le pour confirmer le déménagement.",
		confirmed: "Votre déménagement est confirmé. Nous serons là à l’heure indiquée ci-dessous.",
		delivered: "Votre déménagement est terminé. Merci de nous avoir fait confiance.",
		cancelled: "Cette réservation est annulée. Nous ne passerons rien chercher.",
		rejected: "Nous sommes désolés, nous ne pouvons pas effectuer ce déménagement. Essayez une autre date.",
	},
	current: {
		pending: "Cette réservation est en attente.",
		confirmed: "Cette réservation est confirmée.",
		delivered: "Ce déménagement est terminé et ne peut plus être modifié.",
		cancelled: "Cette réservation est annulée et ne peut plus être modifiée.",
		rejected: "Cette réservation est refusée et ne peut plus être modifiée.",
	},
	booked: "Réservé",
	changed: "Modifié",
	changedFromTo: ({ from, to }) => `Statut modifié : ${to} au lieu de ${from}`,
	inSentence: {
		pending: "en attente",
		confirmed: "confirmé",
		delivered: "terminé",
		cancelled: "annulé",
		rejected: "refusé",
	},
};
