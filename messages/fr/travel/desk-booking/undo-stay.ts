import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const undoStay: Messages["undoStay"] = {
	busy: "En cours...",
	checkIn: {
		button: "Annuler l’arrivée",
		consequence: "La réservation repasse au statut « Confirmée ».",
		done: "Arrivée annulée. La réservation est de nouveau confirmée.",
		verb: "annuler l’arrivée",
		question: ({ name }) => `Annuler l’arrivée ${de(name)} ?`,
	},
	checkOut: {
		button: "Annuler le départ",
		consequence:
			"La réservation repasse au statut « En séjour », et ses nuits restantes ne sont plus en vente.",
		done: "Départ annulé. L’arrivée du client est de nouveau enregistrée.",
		verb: "annuler le départ",
		question: ({ name }) => `Annuler le départ ${de(name)} ?`,
	},
	notAllowed: "Vous pouvez annuler une arrivée ou un départ le jour où vous l’enregistrez, pas plus tard.",
	taken: "Certaines des nuits restantes ont été réservées ou bloquées depuis le départ.",
	verb: "annuler",
	notNotified: "Le client n’est pas prévenu.",
};
