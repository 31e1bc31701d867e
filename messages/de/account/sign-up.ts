import type { Messages } from "#messages/en/index.ts";

export const signUp: Messages["signUp"] = {
	chooseKind: "Wählen Sie eine Kontoart.",
	title: "Konto erstellen",
	exists: "Ein Konto mit dieser E-Mail-Adresse gibt es schon. Melden Sie sich stattdessen an.",
	personal: "Privat",
	personalHint: "Einkaufen, Hotels und Umzugsfahrzeuge buchen",
	hotelHint: "Zimmer anbieten und Buchungen verwalten",
	lead: "Ein Konto für Einkäufe, Hotels und Umzüge. Sie können auch als Gast bestellen und buchen.",
	kind: "Kontoart",
	button: "Konto erstellen",
	busy: "Wird erstellt...",
	hasAccount: "Haben Sie schon ein Konto?",
	welcome: ({ market, name }) => `Willkommen bei ${market}, ${name}.`,
	welcomeConfirm: ({ market, name, email }) =>
		`Willkommen bei ${market}, ${name}. Bestätigen Sie Ihre E-Mail-Adresse mit dem Link, den wir an ${email} gesendet haben.`,
	hotel: "Hotel",
};
