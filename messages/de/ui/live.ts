import type { Messages } from "#messages/en/index.ts";

export const live: Messages["live"] = {
	asOf: "Stand",
	states: {
		live: ", live",
		shared: ", wird alle 20 Sekunden aktualisiert",
		lost: ", Verbindung unterbrochen, neuer Versuch läuft",
		late: ", Aktualisierung fehlgeschlagen, neuer Versuch läuft",
	},
	changed: "Geändert, anzeigen",
	refresh: "Aktualisieren",
	sessionEnded: "Ihre Sitzung ist beendet.",
	noAccess: "Ihr Konto darf diese Seite nicht mehr sehen.",
	failed: ({ reason }) => `Anmeldung fehlgeschlagen: ${reason}`,
	signIn: "Anmelden",
	loading: "Wird geladen",
	noUpdates: "Live-Aktualisierungen sind nicht verfügbar",
	noStorage: "Der Browserspeicher ist nicht verfügbar",
	unknownError: "Unbekannter Fehler",
	page: {
		lost: ({ time }) => `Verbindung unterbrochen, neuer Versuch läuft. Stand: ${time}.`,
		late: ({ time }) => `Diese Seite konnte nicht aktualisiert werden, neuer Versuch läuft. Stand: ${time}.`,
		held: ({ time }) =>
			`Diese Seite hat sich geändert. Die Änderung erscheint, sobald Sie den Link oder das Formular verlassen, das Sie gerade verwenden. Stand: ${time}.`,
	},
	notStarted: ({ reason }) => `Start fehlgeschlagen: ${reason}. Sehen Sie in die Konsole.`,
	news: ({ count }) => `${count} neu, anzeigen`,
};
