import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const keepBooking: Messages["keepBooking"] = {
	notWaiting: "Cette réservation n’attend plus de confirmation.",
	done: "La réservation est maintenue, que le client confirme ou non.",
	verb: "maintenir la réservation",
	question: ({ name }) => `Maintenir la réservation ${de(name)} ?`,
	button: "Maintenir sans confirmation",
	busy: "En cours...",
	text: "Elle n’expire plus si le client ne confirme pas son adresse e-mail. Le client n’est pas prévenu.",
};
