import type { Messages } from "#messages/en/index.ts";

export const track: Messages["track"] = {
	title: "Bestellung oder Buchung verfolgen",
	description:
		"Verfolgen Sie eine Bestellung, eine Zimmerbuchung oder einen Umzug mit der Nummer und Ihrer E-Mail-Adresse oder Telefonnummer.",
	intro:
		"Sehen Sie den Stand einer Bestellung, einer Zimmerbuchung oder eines Umzugs, und ändern oder stornieren Sie sie. Die Nummer steht auf der Bestätigungsseite und in unseren E-Mails.",
	number: "Bestell- oder Buchungsnummer",
	numberHint: "Zum Beispiel M-7KQ3-M9XF-T. Großschreibung und Bindestriche spielen keine Rolle.",
	contact: "E-Mail-Adresse oder Telefonnummer",
	contactHint: "Die Angabe aus Ihrer Bestellung oder Buchung.",
	busy: "Wird gesucht...",
	openMessages: "Nachrichten öffnen",
	submit: "Buchung oder Bestellung verfolgen",
	noAccount: "Ohne Konto bestellt oder gebucht?",
	yourData: "Ihre Daten abrufen oder löschen",
	notFound:
		"Wir haben keine Bestellung oder Buchung mit dieser Nummer und dieser E-Mail-Adresse oder Telefonnummer gefunden. Prüfen Sie beides, und versuchen Sie es noch einmal.",
	enterNumber: "Geben Sie Ihre Bestell- oder Buchungsnummer ein.",
	checkNumber:
		"Prüfen Sie die Nummer. Eine Bestellnummer sieht aus wie M-7KQ3-M9XF-T; Zimmerbuchungen beginnen mit H, Umzüge mit R.",
	enterContact: "Geben Sie Ihre E-Mail-Adresse oder Telefonnummer ein.",
	checkContact: "Geben Sie die E-Mail-Adresse oder Telefonnummer aus Ihrer Bestellung oder Buchung ein.",
};
