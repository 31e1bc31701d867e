import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const counts: Messages["counts"] = {
	nights: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Nacht`, other: `${shown} Nächte` }),
	days: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Tag`, other: `${shown} Tage` }),
	guests: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Gast`, other: `${shown} Gäste` }),
	rooms: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Zimmer`, other: `${shown} Zimmer` }),
	hotels: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Hotel`, other: `${shown} Hotels` }),
	products: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Produkt`, other: `${shown} Produkte` }),
	items: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Artikel`, other: `${shown} Artikel` }),
	units: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Stück`, other: `${shown} Stück` }),
	orders: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Bestellung`, other: `${shown} Bestellungen` }),
	bookings: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Buchung`, other: `${shown} Buchungen` }),
	stays: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Aufenthalt`, other: `${shown} Aufenthalte` }),
	moves: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Umzug`, other: `${shown} Umzüge` }),
	reviews: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Bewertung`, other: `${shown} Bewertungen` }),
	stars: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Stern`, other: `${shown} Sterne` }),
	conversations: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Unterhaltung`, other: `${shown} Unterhaltungen` }),
	messages: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Nachricht`, other: `${shown} Nachrichten` }),
	photos: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Foto`, other: `${shown} Fotos` }),
	rows: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Zeile`, other: `${shown} Zeilen` }),
	changes: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Änderung`, other: `${shown} Änderungen` }),
	customers: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Kunde`, other: `${shown} Kunden` }),
	accounts: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Konto`, other: `${shown} Konten` }),
	vehicles: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Fahrzeug`, other: `${shown} Fahrzeuge` }),
	documents: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Beleg`, other: `${shown} Belege` }),
	variants: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Variante`, other: `${shown} Varianten` }),
	payments: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Zahlung`, other: `${shown} Zahlungen` }),
	statements: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Abrechnung`, other: `${shown} Abrechnungen` }),
	emails: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} E-Mail`, other: `${shown} E-Mails` }),
	restockRequests: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: `${shown} Anfrage nach einer E-Mail bei neuem Bestand`,
			other: `${shown} Anfragen nach E-Mails bei neuem Bestand`,
		}),
	invitations: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: `${shown} Einladung in das Team eines Hotels`,
			other: `${shown} Einladungen in Teams von Hotels`,
		}),
	emailsToYou: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} E-Mail von uns an Sie`, other: `${shown} E-Mails von uns an Sie` }),
	roomBookings: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} Zimmerbuchung`, other: `${shown} Zimmerbuchungen` }),
};
