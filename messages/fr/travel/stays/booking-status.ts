import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const bookingStatus: Messages["bookingStatus"] = {
	label: {
		pending: "En attente",
		confirmed: "Confirmée",
		checked_in: "En séjour",
		checked_out: "Séjour terminé",
		cancelled: "Annulée",
		rejected: "Refusée",
		expired: "Expirée",
		no_show: "Non-présentation",
	},
	forGuest: {
		pending: "L’hôtel a reçu votre demande et garde la chambre pour vous.",
		confirmed: "Votre séjour est réservé. Vous payez à l’hôtel.",
		checked_in: "Nous vous souhaitons un agréable séjour.",
		checked_out: "Nous espérons que vous avez passé un bon séjour.",
		cancelled: "Cette réservation a été annulée.",
		rejected: "L’hôtel a refusé cette réservation. Vous ne payez rien.",
		expired: "L’hôtel n’a pas répondu à temps, la demande a donc expiré. Vous ne payez rien.",
		no_show: "L’hôtel a signalé que le client ne s’est pas présenté.",
	},
	inSentence: {
		pending: "en attente",
		confirmed: "confirmée",
		checked_in: "arrivée enregistrée",
		checked_out: "départ enregistré",
		cancelled: "annulée",
		rejected: "refusée",
		expired: "expirée",
		no_show: "non-présentation",
	},
	isNow: {
		pending: "La réservation est maintenant en attente.",
		confirmed: "La réservation est maintenant confirmée.",
		checked_in: "L’arrivée est maintenant enregistrée.",
		checked_out: "Le départ est maintenant enregistré.",
		cancelled: "La réservation est maintenant annulée.",
		rejected: "La réservation est maintenant refusée.",
		expired: "La réservation est maintenant expirée.",
		no_show: "La non-présentation est maintenant enregistrée.",
	},
	already: {
		pending: "Cette réservation est déjà en attente et ne peut pas être modifiée.",
		confirmed: "Cette réservation est déjà confirmée et ne peut pas être modifiée.",
		checked_in: "L’arrivée est déjà enregistrée et la réservation ne peut pas être modifiée.",
		checked_out: "Le départ est déjà enregistré et la réservation ne peut pas être modifiée.",
		cancelled: "Cette réservation est déjà annulée et ne peut pas être modifiée.",
		rejected: "Cette réservation est déjà refusée et ne peut pas être modifiée.",
		expired: "Cette réservation est déjà expirée et ne peut pas être modifiée.",
		no_show: "La non-présentation est déjà enregistrée et la réservation ne peut pas être modifiée.",
	},
	hasChanged: {
		pending: ({ dates }) =>
			`La réservation a changé : elle est maintenant en attente, pour ${endSentence(dates)}`,
		confirmed: ({ dates }) =>
			`La réservation a changé : elle est maintenant confirmée, pour ${endSentence(dates)}`,
		checked_in: ({ dates }) =>
			`La réservation a changé : l’arrivée est maintenant enregistrée, pour ${endSentence(dates)}`,
		checked_out: ({ dates }) =>
			`La réservation a changé : le départ est maintenant enregistré, pour ${endSentence(dates)}`,
		cancelled: ({ dates }) =>
			`La réservation a changé : elle est maintenant annulée, pour ${endSentence(dates)}`,
		rejected: ({ dates }) =>
			`La réservation a changé : elle est maintenant refusée, pour ${endSentence(dates)}`,
		expired: ({ dates }) =>
			`La réservation a changé : elle est maintenant expirée, pour ${endSentence(dates)}`,
		no_show: ({ dates }) =>
			`La réservation a changé : la non-présentation est maintenant enregistrée, pour ${endSentence(dates)}`,
	},
};
