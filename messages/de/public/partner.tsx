import type { Messages } from "#messages/en/index.ts";

export const partner: Messages["partner"] = {
	joinTitle: ({ market }) => `Werden Sie Teil des Partnernetzwerks von ${market}`,
	failed: "Ihre Anfrage konnte nicht gesendet werden. Versuchen Sie es noch einmal.",
	contact: "Kontakt",
	contactHint: "Eine Telefonnummer, E-Mail-Adresse oder Website",
	messageHint: "Was Sie anbieten und wo",
	submit: "Absenden",
	submitting: "Wird gesendet...",
	title: "Partner werden",
	description: ({ market }) => `Bieten Sie Ihr Hotel, Ihre Fahrzeuge oder Produkte auf ${market} an.`,
	enterContact: "Geben Sie eine Telefonnummer, E-Mail-Adresse oder Website ein, über die wir Sie erreichen.",
	aContact: "Ein Kontakt",
	thanks: ({ name }) => `Vielen Dank, ${name}. Wir haben Ihre Anfrage erhalten und melden uns bald.`,
	lead: "Haben Sie ein Hotel, Fahrzeuge oder Produkte anzubieten? Erzählen Sie uns davon, und wir melden uns bei Ihnen.",
	agree: ({ terms, privacy }) => (
		<>
			Mit dem Absenden stimmen Sie unseren {terms("AGB")} und der {privacy("Datenschutzerklärung")} zu.
		</>
	),
};
