import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const moveChanges: Messages["moveChanges"] = {
	confirmation: {
		menu: "Confirmer",
		button: "Confirmer la réservation",
		question: ({ name }) => `Voulez-vous vraiment confirmer la réservation ${de(name)} ?`,
		consequence:
			"Le client voit la confirmation sur la page de suivi, et reçoit un e-mail s’il a indiqué une adresse.",
	},
	rejection: {
		menu: "Refuser",
		button: "Refuser la réservation",
		question: ({ name }) => `Voulez-vous vraiment refuser la réservation ${de(name)} ?`,
		consequence:
			"La réservation prend fin. Le client est informé que nous ne pouvons pas effectuer le déménagement.",
	},
	delivery: {
		menu: "Terminé",
		button: "Marquer comme terminé",
		question: ({ name }) => `Voulez-vous vraiment marquer le déménagement ${de(name)} comme TERMINÉ ?`,
		consequence: "Cette action clôt la réservation. Vous ne pourrez plus la modifier.",
	},
	cancellation: {
		menu: "Annuler",
		button: "Annuler la réservation",
		question: ({ name }) => `Voulez-vous vraiment annuler la réservation ${de(name)} ?`,
		consequence: "La réservation prend fin. Le client devra réserver à nouveau pour déménager.",
	},
};
