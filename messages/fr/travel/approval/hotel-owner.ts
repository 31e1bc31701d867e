import type { Messages } from "#messages/en/index.ts";

export const hotelOwner: Messages["hotelOwner"] = {
	enterEmail: "Saisissez l’adresse e-mail du nouveau propriétaire.",
	done: ({ email }) => `${email} est maintenant propriétaire de l’hôtel.`,
	title: ({ name }) => `Changer le propriétaire : ${name}`,
	email: "Adresse e-mail du nouveau propriétaire",
	emailHint: "Un compte Hotel ou Admin.",
	button: "Changer le propriétaire",
	busy: "Modification...",
	current: ({ owner }) =>
		`Le propriétaire actuel est ${owner}. Les chambres et réservations passent au nouveau propriétaire.`,
	none: "L’hôtel n’a pas de propriétaire. Ses chambres et réservations passent au nouveau propriétaire.",
};
