import type { Messages } from "#messages/en/index.ts";

export const deliverySettings: Messages["deliverySettings"] = {
	priceIn: ({ currency }) => `Preis in ${currency}`,
	freeForOrdersFrom: "Kostenlos ab Bestellwert",
	countries: "Länder",
	active: "Aktiv",
	title: "Versand",
	daysBetween: ({ from, to }) => `${from}–${to} Tage`,
	andMore: ({ countries, count }) => `${countries} und ${count} weitere`,
	deliveryMethod: "Versandart",
	minimumWorkingDays: "Werktage mindestens",
	maximumWorkingDays: "Werktage höchstens",
	positionList: "Position in der Liste",
	nameHint: "Kunden sehen ihn an der Kasse.",
	countriesHint:
		"Namen oder Codes mit zwei Buchstaben, durch Kommas getrennt, zum Beispiel Kanada, US. Leer lassen für alle Länder.",
	activeHint: "Kunden können sie an der Kasse wählen.",
	method: "Versandart",
	free: "Kostenlos ab",
	days: "Tage",
	orderHint: "Kunden sehen die Versandarten in dieser Reihenfolge.",
	emptyText: "Fügen Sie eine Versandart hinzu, damit Kunden bestellen können.",
	allCountries: "Alle Länder",
};
