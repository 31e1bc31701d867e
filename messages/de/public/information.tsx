import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const information: Messages["information"] = {
	since: ({ since }) => `Gültig seit ${since}`,
	onThisPage: "Auf dieser Seite",
	privacy: {
		title: "Datenschutz",
		lead: "Wir speichern nur die Daten, die wir für Ihr Konto, Ihre Bestellungen und Buchungen brauchen. Wir verkaufen sie nie und setzen keine Tracker ein.",
		description: ({ market }) =>
			`Welche persönlichen Daten ${market} speichert, warum und wie lange, welche Cookies wir verwenden und wie Sie Ihre Daten löschen.`,
	},
	about: {
		title: "Über uns",
		description: ({ market }) =>
			`${market} ist ein Marktplatz mit Shop, Hotelzimmern und Umzugsfahrzeugen, mit einem Konto für alle drei.`,
		heading: ({ market }) => `Über ${market}`,
		lead: "Einkaufen, Hotelzimmer und Umzugsfahrzeuge buchen, mit einem Konto.",
	},
	comingSoon: {
		title: "Demnächst",
		description: ({ market }) => `Was ${market} als Nächstes plant und was es heute schon gibt.`,
		shop: {
			title: "Shop",
			text: "Produkte mit Fotos, Größen und aktuellem Bestand. Bestellen Sie mit oder ohne Konto.",
			link: "Zum Shop",
		},
		hotels: {
			title: "Hotelzimmer",
			text: "Suchen Sie nach Reiseziel, Daten und Gästen. Jedes Ergebnis zeigt den Gesamtpreis Ihres Aufenthalts.",
			link: "Hotel finden",
		},
		moves: {
			title: "Umzugsfahrzeuge",
			text: "Ein Lkw oder Transporter vor Ihrer Tür, an dem Tag und zu der Uhrzeit, die Sie wählen.",
			link: "Umzug buchen",
		},
		lead: "Diesen Dienst gibt es noch nicht. Sehen Sie, was Sie heute schon nutzen können.",
		today: "Heute verfügbar",
		more: ({ partner, contact }) => (
			<>
				Haben Sie ein Hotel, Fahrzeuge oder Produkte anzubieten? {partner("Werden Sie Partner")}. Fehlt Ihnen
				etwas? {contact("Schreiben Sie uns")}.
			</>
		),
	},
	delivery: {
		title: "Lieferung",
		description: ({ market }) => `Wie ${market} liefert: Preis, Dauer und Länder jeder Versandart.`,
		lead: "Sie wählen die Versandart an der Kasse und sehen ihren Preis, bevor Sie bestellen.",
		none: "Wir liefern noch nirgendwohin.",
		daysTo: ({ days, countries }) => `${days}, nach: ${countries}`,
		everyCountry: "alle Länder",
		workingDays: ({ link }) => (
			<>
				Werktage sind Montag bis Freitag. Der erste ist der Tag nach Ihrer Bestellung oder, wenn Sie im Voraus
				bezahlen, nach dem Eingang Ihrer Zahlung. Ihr Paket können Sie unter {link("Bestellung verfolgen")}{" "}
				verfolgen.
			</>
		),
		freeOver: ({ price, limit }) => `${price}, kostenlos ab ${limit}`,
		days: ({ days, count }) => plural(count, { one: `${days} Werktag`, other: `${days} Werktage` }),
	},
	help: {
		title: "Hilfe",
		description: ({ market }) =>
			`Wie Sie Bestellungen und Buchungen bei ${market} verfolgen, ändern, stornieren und bezahlen.`,
		lead: "Bestellungen, Hotelzimmer und Umzüge: wie Sie sie verfolgen, ändern, stornieren und bezahlen.",
	},
	returns: {
		title: "Rückgabe",
		description: ({ market }) => `Wie und bis wann Sie zurückgeben, was Sie bei ${market} gekauft haben.`,
		lead: ({ days }) =>
			`Senden Sie Produkte innerhalb von ${days} Tagen nach Lieferung zurück. Ohne Angabe von Gründen.`,
	},
	terms: {
		title: "AGB",
		description: ({ market }) =>
			`Die Bedingungen für die Nutzung von ${market}: Bestellungen, Buchungen, Stornierungen, Widerruf und Erstattungen.`,
		lead: ({ market }) =>
			`Diese Bedingungen gelten, wenn Sie bei ${market} einkaufen, ein Hotelzimmer oder ein Umzugsfahrzeug buchen.`,
	},
};
