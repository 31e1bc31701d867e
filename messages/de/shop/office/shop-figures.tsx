import { endSentence } from "#app/common/language/in-sentence.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const shopFigures: Messages["shopFigures"] = {
	revenueByDay: ({ currency }) => `Umsatz pro Tag, in ${currency}`,
	names: {
		revenue: "Umsatz",
		orders: "Bestellungen",
		average: "Durchschnittlicher Bestellwert",
		conversion: "Bestellte Warenkörbe",
		units: "Verkaufte Stückzahl",
		lostShare: "Storniert oder verfallen",
		returnedShare: "Zurückgesendet",
		goods: "Stückzahl, Bestseller und Kategorien",
	},
	title: "Shop-Dashboard",
	exportCsv: "CSV exportieren",
	daysAndCurrency: "Tage und Währung",
	bestSellers: "Bestseller nach Stückzahl",
	product: "Produkt",
	units: "Stück",
	revenueByCategory: ({ currency }) => `Umsatz pro Kategorie, in ${currency}`,
	category: "Kategorie",
	lastUpdated: ({ at }) =>
		`Bestseller und Kategorien wurden zuletzt um ${at} aktualisiert. Sie werden alle 10 Minuten aktualisiert.`,
	soldOut: "Ausverkauft",
	inTotal: ({ amount }) => `${amount} insgesamt`,
	definitions: {
		revenue:
			"Gesamtbetrag aller im Zeitraum aufgegebenen Bestellungen mit Versand und Steuern, abzüglich Erstattungen. Stornierte und verfallene Bestellungen sind nicht enthalten.",
		orders:
			"Im Zeitraum aufgegebene Bestellungen. Stornierte und verfallene Bestellungen sind nicht enthalten.",
		average: "Umsatz geteilt durch die Zahl der Bestellungen.",
		conversion: "Anteil der im Zeitraum begonnenen Warenkörbe, die bestellt wurden.",
		goods: "Verkaufte Artikel abzüglich Rücksendungen. Der Umsatz ist nach Rabatten und ohne Versand.",
		lostShare: "Anteil der stornierten und verfallenen Bestellungen an allen aufgegebenen Bestellungen.",
		returnedShare: "Anteil der Bestellungen, die vollständig zurückgesendet wurden.",
	},
	daysStart: ({ clock, currency }) =>
		`Tage beginnen um Mitternacht, ${clock}. Nur Bestellungen in ${currency} sind enthalten. Heute wird bis zur aktuellen Uhrzeit verglichen.`,
	compared: ({ days, before, at, clock }) =>
		`${days}, verglichen mit ${endSentence(before)} Stand ${at}, ${clock}.`,
	newOrders: ({ count }) =>
		plural(count, { one: `${count} neue Bestellung`, other: `${count} neue Bestellungen` }),
	returnRequested: ({ order }) => <>{order}: Rücksendung angefragt</>,
	lowVariants: ({ count, shown }) =>
		plural(count, {
			one: "1 Variante hat geringen Bestand oder ist ausverkauft:",
			other: `${shown} Varianten haben geringen Bestand oder sind ausverkauft:`,
		}),
	waiting: ({ count }) => `${count} wartend`,
	left: ({ count }) => `Noch ${count}`,
	viewAll: "Alle ansehen",
	viewAllOf: ({ count }) => `Alle ${count} ansehen`,
	noOrders: "Keine Bestellungen in diesem Zeitraum und dem davor.",
	ordersDay: "Bestellungen pro Tag",
	do: "Zu erledigen",
	nothingToDo:
		"Alles erledigt. Es gibt keine neuen Bestellungen oder Rücksendungen, und kein Produkt hat geringen Bestand.",
	noSales: "Keine Verkäufe in diesem Zeitraum.",
};
