import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const staffActions: Messages["staffActions"] = {
	departure: {
		nights: "Les nuits restantes sont remises en vente.",
		menu: "Départ",
		verb: "enregistrer le départ du client",
		question: ({ name }) => `Enregistrer le départ ${de(name)} ?`,
		button: "Enregistrer le départ",
		done: ({ name }) => `Le départ ${de(name)} est enregistré.`,
	},
	confirmation: {
		menu: "Confirmer",
		verb: "confirmer la réservation",
		question: ({ name }) => `Confirmer la réservation ${de(name)} ?`,
		consequence: "La chambre reste réservée pour le client.",
		button: "Confirmer la réservation",
		done: ({ name }) => `La réservation ${de(name)} est confirmée.`,
	},
	arrival: {
		menu: "Arrivée",
		verb: "enregistrer l’arrivée du client",
		question: ({ name }) => `Enregistrer l’arrivée ${de(name)} ?`,
		consequence: "Après l’arrivée, la réservation ne peut plus être annulée.",
		button: "Enregistrer l’arrivée",
		done: ({ name }) => `L’arrivée ${de(name)} est enregistrée.`,
	},
	rejection: {
		menu: "Refuser",
		verb: "refuser la réservation",
		question: ({ name }) => `Refuser la réservation ${de(name)} ?`,
		nights: "Les nuits sont remises en vente.",
		button: "Refuser la réservation",
		done: ({ name }) => `La réservation ${de(name)} est refusée.`,
		consequence: "Le client est informé que l’hôtel a refusé et ne paie rien.",
	},
	cancellation: {
		consequence: "Le client ne paie rien.",
		menu: "Annuler",
		verb: "annuler la réservation",
		question: ({ name }) => `Annuler la réservation ${de(name)} ?`,
		nights: "Les nuits sont remises en vente.",
		button: "Annuler la réservation",
		done: ({ name }) => `La réservation ${de(name)} est annulée.`,
		request: "Annulez-la lorsque le client vous le demande. Pour la décliner vous-même, refusez-la.",
	},
	absence: {
		nights: "Les nuits restantes sont remises en vente.",
		menu: "Non-présentation",
		verb: "enregistrer la non-présentation",
		question: ({ name }) => `Enregistrer la non-présentation ${de(name)} ?`,
		button: "Enregistrer la non-présentation",
		done: ({ name }) => `La non-présentation ${de(name)} est enregistrée.`,
	},
	guestIsMailed: "Le client reçoit un e-mail.",
	guestIsNotMailed: "Le client n’a pas indiqué d’adresse e-mail, prévenez-le vous-même.",
};
