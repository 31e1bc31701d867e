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
	notStarted: ({ reason }) => `Start fehlgeschlagen: ${reason}. Sehen Sie in die Konsole.`,
	news: ({ count }) => `${count} neu, anzeigen`,
};
