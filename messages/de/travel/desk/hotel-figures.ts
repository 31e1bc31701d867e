import { endSentence } from "#app/common/language/in-sentence.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelFigures: Messages["hotelFigures"] = {
	title: "Kennzahlen",
	compared: ({ span, before }) =>
		`${span}, verglichen mit ${endSentence(before)} Die zweite Zahl in jeder Tabelle ist die des Vorjahrs.`,
	lastYear: "Vorjahr",
	soldText: "Die Nächte bestätigter, eingecheckter und ausgecheckter Buchungen, mal ihrer Zimmer.",
	available: "Verfügbare Zimmernächte",
	availableText:
		"Alle Zimmer in den Nächten, die zum Verkauf stehen; gesperrte Zimmer zählen mit, geschlossene Nächte nicht.",
	occupancyText:
		"Anteil der verkauften an den verfügbaren Zimmernächten des Hotels oder der Zimmerkategorie.",
	revenueText:
		"Der Preis der verkauften Nächte nach Abzug von Angeboten; Extras, Kurtaxe und Gebühren sind nicht enthalten.",
	cancelled: "Stornierungen",
	cancelledText: "Buchungen mit Anreise in diesem Zeitraum, die der Gast oder das Hotel storniert hat.",
	cancelledShare: "Stornoquote",
	cancelledShareText:
		"Anteil der Stornierungen an allen bestätigten Buchungen mit Anreise in diesem Zeitraum.",
	arrivals: "Buchungen mit Anreise",
	table: "Tabelle",
	tables: {
		room: "Nach Zimmerkategorie",
		plan: "Nach Tarif",
		source: "Nach Herkunft",
		lead: "Nach Vorlaufzeit",
	},
	columns: { room: "Zimmerkategorie", plan: "Tarif", source: "Herkunft", lead: "Vorlaufzeit" },
	sources: { guest: "Online", walk_in: "Rezeption" },
	lead: "Vorlaufzeit",
	leadText: "Die Tage von der Buchung bis zur Anreise, nach dem Kalender des Hotels.",
	leads: {
		0: "0–1 Tage",
		2: "2–7 Tage",
		8: "8–30 Tage",
		31: "31–90 Tage",
		91: "Mehr als 90 Tage",
	},
	pace: "Buchungsstand",
	paceText:
		"Was heute für jeden Monat gebucht ist und darunter, was im Vorjahr am selben Tag für denselben Monat gebucht war; stornierte Buchungen zählen bis zum Tag der Stornierung.",
	month: "Monat",
	difference: "Differenz",
	months: ({ count }) => plural(count, { one: `${count} Monat`, other: `${count} Monate` }),
};
