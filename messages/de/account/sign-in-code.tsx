import type { Messages } from "#messages/en/index.ts";

export const signInCode: Messages["signInCode"] = {
	title: "Code eingeben",
	expired:
		"Geben Sie E-Mail-Adresse und Passwort noch einmal ein: Eine Anmeldung darf höchstens 10 Minuten dauern.",
	lastUsed:
		"Sie haben Ihren letzten Wiederherstellungscode verwendet. Erstellen Sie neue, damit Sie sich ohne Ihr Telefon anmelden können.",
	used: ({ left }) => `Sie haben einen Wiederherstellungscode verwendet. Es bleiben noch ${left}.`,
	newCodes: "Neue Codes erstellen",
	recovery: "Wiederherstellungscode",
	recoveryHint:
		"Einer der Codes, die Sie beim Einschalten der Anmeldung in zwei Schritten gespeichert haben. Jeder gilt einmal.",
	code: "Code",
	codeHint: ({ market }) => `Die 6 Ziffern, die Ihre Authenticator-App für ${market} anzeigt.`,
	useApp: "Authenticator-App verwenden",
	useRecovery: "Wiederherstellungscode verwenden",
	lostBoth: ({ link }) => (
		<>Beides verloren? Fragen Sie die Administration des Marktplatzes, oder {link("schreiben Sie uns")}.</>
	),
};
