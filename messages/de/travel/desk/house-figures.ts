import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const houseFigures: Messages["houseFigures"] = {
	occupancy: "Auslastung",
	occupancyText:
		"Anteil der verfügbaren Zimmer, die in den letzten 30 Nächten verkauft wurden. Geschlossene Nächte zählen nicht als verfügbar, gesperrte Zimmer schon.",
	rate: "Durchschnittlicher Zimmerpreis",
	rateText: "Umsatz pro verkaufter Zimmernacht.",
	perRoom: "Umsatz pro verfügbarem Zimmer",
	perRoomText: "Umsatz pro verfügbarer Zimmernacht (Auslastung × durchschnittlicher Zimmerpreis).",
	revenue: "Umsatz",
	revenueText:
		"Nächte bestätigter, eingecheckter und ausgecheckter Buchungen, einschließlich weiterer Gäste. Gebühren für Stornierung und Nichtanreise sind nicht enthalten.",
	sold: "Verkaufte Zimmernächte",
	title: "Letzte 30 Nächte",
	compared: ({ span }) => `${span}, verglichen mit den 30 Nächten davor.`,
	occupancyByNight: "Auslastung pro Nacht, in Prozent",
	revenueByNight: ({ currency }) => `Umsatz pro Nacht, in ${currency}`,
	night: "Nacht",
	before: "30 Nächte davor",
	highest: ({ value, date }) =>
		`Höchstwert: ${value} am ${endSentence(date)} Die Tabelle unten enthält jede Nacht.`,
	none: "In diesen 60 Nächten wurden keine Zimmer verkauft.",
};
