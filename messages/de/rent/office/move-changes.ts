import type { Messages } from "#messages/en/index.ts";

export const moveChanges: Messages["moveChanges"] = {
	confirmation: {
		menu: "Bestätigen",
		button: "Buchung bestätigen",
		question: ({ name }) => `Buchung von ${name} wirklich bestätigen?`,
		consequence:
			"Der Kunde sieht die Bestätigung auf seiner Buchungsseite und erhält eine E-Mail, wenn er eine Adresse angegeben hat.",
	},
	rejection: {
		menu: "Ablehnen",
		button: "Buchung ablehnen",
		question: ({ name }) => `Buchung von ${name} wirklich ablehnen?`,
		consequence: "Damit endet die Buchung. Der Kunde erfährt, dass wir den Umzug nicht übernehmen können.",
	},
	delivery: {
		menu: "Ausgeliefert",
		button: "Als ausgeliefert markieren",
		question: ({ name }) => `Umzug von ${name} wirklich als ausgeliefert markieren?`,
		consequence: "Damit ist die Buchung abgeschlossen. Sie können sie danach nicht mehr ändern.",
	},
	cancellation: {
		menu: "Stornieren",
		button: "Buchung stornieren",
		question: ({ name }) => `Buchung von ${name} wirklich stornieren?`,
		consequence: "Damit endet die Buchung. Für einen Umzug muss der Kunde neu buchen.",
	},
};
