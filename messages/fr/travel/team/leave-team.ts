import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const leaveTeam: Messages["leaveTeam"] = {
	leave: "Quitter l’équipe",
	removeTitle: "Retirer de l’équipe",
	left: ({ hotel }) => `Vous avez quitté l’équipe ${hotel}.`,
	removed: ({ name }) => `${name} ne fait plus partie de l’équipe.`,
	leaveQuestion: ({ hotel }) => `Quitter l’équipe ${hotel} ?`,
	removeQuestion: ({ name }) => `Retirer ${name} de l’équipe ?`,
	remove: "Retirer",
	leaving: "En cours...",
	removing: "Retrait...",
	leaveText:
		"Vous ne pourrez plus ouvrir ses réservations et ses pages. Pour revenir, il vous faudra une nouvelle invitation.",
	removeText: ({ name, hotel }) =>
		`${name} ne pourra plus ouvrir les réservations et les pages ${de(hotel)}, immédiatement et sur tous ses appareils. Nous envoyons un e-mail.`,
};
