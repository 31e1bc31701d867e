import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayMessages: Messages["stayMessages"] = {
	gone: "Cette réservation n’existe plus.",
	reopen: "Rouvrez la réservation et utilisez ses boutons.",
	past: "La date d’arrivée est passée. Contactez l’hôtel.",
	enterReason: "Saisissez le motif. Le client peut le lire.",
	notAllowed: "Cette action est impossible avec le statut actuel de la réservation.",
	hold: ({ until }) => `Il faut répondre à la demande au plus tard le ${until}.`,
	fee: ({ fee }) => `Les frais d’annulation s’élèvent maintenant à ${fee}.`,
	tooEarly: ({ arrival }) =>
		`L’arrivée est prévue le ${endSentence(arrival)} Vous pourrez enregistrer l’arrivée du client à partir de cette date, heure de l’hôtel.`,
	canArrive: ({ arrival }) => `Le client peut encore arriver jusqu’à la fin du ${arrival}, heure de l’hôtel.`,
};
