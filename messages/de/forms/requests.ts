import type { Messages } from "#messages/en/index.ts";

export const requests: Messages["requests"] = {
	unreadable:
		"Dieser Teil des Formulars ist nicht lesbar. Laden Sie die Seite neu, und versuchen Sie es noch einmal.",
	again: {
		title: "Senden Sie dieses Formular noch einmal",
		text: "Ihr Browser teilt uns nicht mit, von welcher Seite ein Formular kommt. Prüfen Sie zu Ihrer Sicherheit, ob Sie es senden möchten.",
	},
	tooLarge: {
		title: "Ihr Formular ist zu groß",
		text: "Ein Formular kann bis zu 64 KB Text enthalten. Kürzen Sie Ihren Text, und senden Sie das Formular noch einmal.",
	},
	unsupported: {
		title: "Nicht unterstütztes Formularformat",
		text: "Öffnen Sie die Seite in einem Browser, und senden Sie das Formular von dort.",
	},
	saved: ({ name }) => `${name} ist gespeichert.`,
	databaseBusy: "Die Datenbank ist ausgelastet.",
	unknownError: "Unbekannter Fehler",
	limit: {
		title: "Zu viele Versuche",
		text: ({ wait }) => `Sie haben das zu oft versucht. Versuchen Sie es in ${wait} noch einmal.`,
	},
	signIn: {
		title: "Melden Sie sich an, um dieses Formular zu senden",
		kept: {
			all: "Ihre Sitzung ist beendet, es wurde nichts geändert. Ihre Eingaben sind noch da.",
			withoutPasswords:
				"Ihre Sitzung ist beendet, es wurde nichts geändert. Ihre Eingaben sind noch da, Ihre Passwörter nicht.",
			withoutFiles:
				"Ihre Sitzung ist beendet, es wurde nichts geändert. Ihre Eingaben sind noch da, Ihre Dateien nicht.",
			withoutBoth:
				"Ihre Sitzung ist beendet, es wurde nichts geändert. Ihre Eingaben sind noch da, Ihre Passwörter und Dateien nicht.",
		},
	},
	noForms: {
		title: "Diese Seite nimmt keine Formulare an",
		text: "Gehen Sie zurück, und versuchen Sie es vom Formular aus noch einmal.",
	},
	trapped:
		"Ein verborgenes Feld wurde versehentlich ausgefüllt. Wir haben es geleert. Senden Sie das Formular noch einmal.",
	fromElsewhere: {
		title: "Dieses Formular konnte nicht angenommen werden",
		text: "Zu Ihrer Sicherheit wurde nichts geändert. Öffnen Sie die Seite noch einmal, und senden Sie das Formular von dort.",
	},
	sentBefore:
		"Sie haben dieses Formular schon gesendet, und dies ist das Ergebnis. Spätere Änderungen darin wurden nicht gespeichert. Bearbeiten Sie sie hier.",
};
