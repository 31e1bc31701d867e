import type { Messages } from "#messages/en/index.ts";

export const bookingChange: Messages["bookingChange"] = {
	aReason: "Un motif",
	view: "Voir la réservation",
	back: "Retour à la réservation",
	keep: "Garder la réservation",
	reasonHint: "Le client peut le lire.",
	title: ({ number }) => `Réservation ${number}`,
	isDone: {
		pending: ({ link }) => <>La réservation est déjà en attente. {link}</>,
		confirmed: ({ link }) => <>La réservation est déjà confirmée. {link}</>,
		checked_in: ({ link }) => <>L’arrivée est déjà enregistrée. {link}</>,
		checked_out: ({ link }) => <>Le départ est déjà enregistré. {link}</>,
		cancelled: ({ link }) => <>La réservation est déjà annulée. {link}</>,
		rejected: ({ link }) => <>La réservation est déjà refusée. {link}</>,
		expired: ({ link }) => <>La réservation est déjà expirée. {link}</>,
		no_show: ({ link }) => <>La non-présentation est déjà enregistrée. {link}</>,
	},
};
