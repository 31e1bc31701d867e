import type { Messages } from "#messages/en/index.ts";

export const roomForm: Messages["roomForm"] = {
	section: {
		room: "Das Zimmer",
		guests: "Gäste",
		prices: "Preise",
		stay: "Aufenthaltsdauer",
		amenities: "Ausstattung",
		adults: "Preis nach Zahl der Erwachsenen",
	},
	name: "Name des Zimmers",
	nameHint: "Gäste sehen ihn, zum Beispiel „Doppelzimmer mit Meerblick“.",
	description: "Beschreibung",
	beds: "Betten",
	bedsHint: "Zum Beispiel „1 Doppelbett, 1 Schlafsofa“.",
	quantity: "Anzahl der Zimmer",
	quantityHint: "Zimmer dieses Typs",
	size: "Größe in m²",
	sleeps: "Personen",
	sleepsHint: "Erwachsene und Kinder, bis 20",
	maxAdults: "Erwachsene höchstens",
	guestsIncluded: "Gäste im Preis enthalten",
	guestsIncludedHint: "Weitere Gäste kosten extra",
	pricesIntro: ({ currency }) =>
		`In ${currency}, pro Zimmer und Nacht, inklusive Steuern: Gäste zahlen nichts zusätzlich. Im Kalender können Sie für einzelne Tage andere Preise festlegen.`,
	price: "Preis pro Nacht",
	weekendPrice: "Freitag und Samstag",
	extraGuestPrice: "Preis pro weiterem Gast",
	adultsIntro:
		"Nur wenn der Preis davon abhängt, wie viele Erwachsene im Zimmer sind: um wie viel eine Nacht mehr kostet als der Preis oben, oder weniger, mit einem Minus. Bei einer Zahl von Erwachsenen ohne Angabe zahlt jeder Gast, der nicht im Preis enthalten ist, den Preis pro weiterem Gast.",
	minNights: "Mindestaufenthalt (Nächte)",
	maxNights: "Höchstaufenthalt (Nächte)",
	maxNightsHint: "Bis 90",
	amenities: "Ausstattung des Zimmers",
};
