import type { Messages } from "#messages/en/index.ts";

export const notFound: Messages["notFound"] = {
	address: {
		title: "Ungültige Adresse",
		text: "Diese Webadresse ist ungültig. Prüfen Sie sie, und versuchen Sie es noch einmal, oder beginnen Sie auf der Startseite.",
	},
	method: {
		title: "Methode nicht erlaubt",
		text: "Eine Seite dieser Website kann gelesen werden, und manche nehmen Formulare an. Anderes ist nicht möglich.",
	},
};
