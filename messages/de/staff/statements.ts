import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const statements: Messages["statements"] = {
	open: {
		title: "Noch auf keiner Abrechnung",
		lead: "Jede Abrechnung wird nach dem Ende ihres Monats erstellt. Der Satz gilt für neue Buchungen; jede Buchung behält ihren eigenen.",
	},
	to: "An",
	rate: "Satz",
	entries: "Einträge",
	commission: "Provision",
	collectedBy: ({ market }) => `Von ${market} eingezogen`,
	pageTitle: ({ number }) => `Abrechnung ${number}`,
	reference: "Referenz",
	settled: "Die Abrechnung ist beglichen.",
	unsettled: "Die Abrechnung ist nicht mehr beglichen.",
	nothing: "Auf dieser Abrechnung ist nichts zu begleichen.",
	changed: "Prüfen Sie die Abrechnung noch einmal, bevor Sie sie ändern.",
	undoTitle: "Ausgleich zurücknehmen",
	settle: "Begleichen",
	referenceHint: "Zum Beispiel die Zahlungsreferenz Ihrer Bank. Wir senden sie dem Inhaber per E-Mail.",
	undo: "Ausgleich zurücknehmen",
	hotelTitle: "Hotelabrechnungen",
	title: "Abrechnungen",
	hotelLead: ({ market }) =>
		`Monatliche Provision Ihrer Hotels, abzüglich dessen, was ${market} für Sie eingezogen hat.`,
	lead: ({ market }) =>
		`Monatliche Provision jedes Hotels, abzüglich dessen, was ${market} für das Hotel eingezogen hat.`,
	search: "Abrechnungsnummer",
	caption: "Provisionsabrechnungen",
	none: {
		text: "Jedes Hotel mit Provision erhält nach dem Ende des Monats eine Abrechnung.",
		title: "Noch keine Abrechnungen",
	},
	noMatch: {
		title: "Keine passenden Abrechnungen",
		text: "Geben Sie eine vollständige Abrechnungsnummer ein, zum Beispiel S-2026-00012.",
		all: "Alle Abrechnungen anzeigen",
	},
	whoOwes: "Wer schuldet",
	month: "Monat",
	one: "Abrechnung",
	balance: "Saldo",
	due: ({ date }) => `Fällig am ${date}`,
	heading: "Provisionsabrechnung",
	entry: "Eintrag",
	collected: "Eingezogen",
	settledOn: "Beglichen",
	collectedForHotel: ({ market }) => `Von ${market} für das Hotel eingezogen`,
	issuedOn: "Ausstellungsdatum",
	dueLabel: "Fällig",
	firstEntries: ({ shown, count }) =>
		`Das sind die ersten ${shown} von ${count} Einträgen. Die CSV-Datei enthält alle.`,
	exportCsv: "CSV exportieren",
	stay: "Aufenthalt",
	markSettled: "Als beglichen markieren",
	owed: ({ who, amount }) => `${who} ${amount}`,
	owedUntil: ({ who, amount, date }) => `${who} ${amount}, fällig am ${date}`,
	earlier: ({ count, owed }) =>
		plural(count, {
			one: `1 frühere Abrechnung war am Ausstellungsdatum nicht beglichen (${owed}). Die Summen enthalten sie nicht.`,
			other: `${count} frühere Abrechnungen waren am Ausstellungsdatum nicht beglichen (${owed}). Die Summen enthalten sie nicht.`,
		}),
};
