import { endSentence } from "#app/common/language/in-sentence.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const nightsForm: Messages["nightsForm"] = {
	keep: "Unverändert lassen",
	first: "Erste Nacht",
	last: "Letzte Nacht",
	changes: "Änderungen",
	price: ({ currency }) => `Preis in ${currency}`,
	priceHint: "Pro Zimmer und Nacht. Leer lassen, um den jetzigen Preis zu behalten.",
	usualPrice: "Standardpreis verwenden",
	minStay: "Mindestaufenthalt (Nächte)",
	minStayHint: "Für Aufenthalte, die in diesen Nächten beginnen.",
	usualMinStay: "Standard-Mindestaufenthalt verwenden",
	sale: "Verfügbarkeit",
	saleHint: "Bestehende Buchungen bleiben erhalten.",
	close: "Schließen",
	open: "Öffnen",
	arrivals: "Anreise",
	noArrivals: "Keine Anreise",
	arrivalsAllowed: "Anreise erlaubt",
	departures: "Abreise",
	noDepartures: "Keine Abreise",
	departuresAllowed: "Abreise erlaubt",
	title: "Nächte ändern",
	busy: "Wird gespeichert...",
	weekdays: "Nur an diesen Wochentagen",
	weekdaysHint: "Wählen Sie keinen aus, um alle Wochentage zu ändern.",
	chooseOption: "Wählen Sie eine Option aus der Liste.",
	checkMinStay: "Geben Sie einen Mindestaufenthalt von 1 bis 90 Nächten ein.",
	chooseFirst: "Wählen Sie das erste Datum.",
	chooseLast: "Wählen Sie das letzte Datum.",
	aPrice: "Ein Preis",
	past: "Dieses Datum liegt in der Vergangenheit. Wählen Sie heute oder ein späteres Datum.",
	lastBeforeFirst: "Das letzte Datum liegt vor dem ersten.",
	tooLate: ({ last }) => `Der Kalender endet am ${endSentence(last)} Wählen Sie ein früheres Datum.`,
	eitherPrice: "Geben Sie einen Preis ein, oder wählen Sie den Standardpreis, nicht beides.",
	eitherMinStay: "Geben Sie einen Mindestaufenthalt ein, oder wählen Sie den Standard, nicht beides.",
	noChange: "Wählen Sie mindestens eine Änderung: Preis, Mindestaufenthalt oder Verfügbarkeit.",
	noSuchNight:
		"In diesem Zeitraum fällt keine Nacht auf diese Wochentage. Wählen Sie andere Wochentage oder keine.",
	changed: ({ count, change }) =>
		plural(count, {
			one: `${count} Nacht ist geändert: ${change}.`,
			other: `${count} Nächte sind geändert: ${change}.`,
		}),
	booked: ({ count }) =>
		plural(count, {
			one: `${count} davon hat Buchungen, die erhalten bleiben.`,
			other: `${count} davon haben Buchungen, die erhalten bleiben.`,
		}),
};
