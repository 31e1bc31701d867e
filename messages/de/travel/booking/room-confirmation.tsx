import type { Messages } from "#messages/en/index.ts";

export const roomConfirmation: Messages["roomConfirmation"] = {
	metaTitle: "Ihre Buchung",
	number: "Ihre Buchungsnummer",
	next: "Wie es weitergeht",
	status: "Status",
	notSent: ({ email }) =>
		`Wir haben keine E-Mail an ${email} gesendet, weil in der letzten Stunde zu viele dorthin gingen. Notieren Sie sich Ihre Buchungsnummer.`,
	stay: "Ihr Aufenthalt",
	price: "Preis",
	manage: "Buchung verwalten",
	calendar: "Zum Kalender hinzufügen",
	receipt: "Quittung",
	title: {
		unpaid: ({ name }) => `Vielen Dank, ${name}. Ihr Zimmer wird freigehalten, bis Sie bezahlen.`,
		unconfirmed: ({ name }) => `Vielen Dank, ${name}. Bestätigen Sie jetzt Ihre E-Mail-Adresse.`,
		request: ({ name, hotelName }) => `Vielen Dank, ${name}. Ihre Anfrage ist bei ${hotelName}.`,
		booked: ({ name }) => `Vielen Dank, ${name}. Ihr Aufenthalt ist gebucht.`,
	},
	sentEmail: ({ email }) => `Wir haben eine E-Mail mit einem Link zu dieser Seite an ${email} gesendet.`,
	sentConfirmation: ({ email }) =>
		`Wir haben eine Bestätigung mit einem Link zu dieser Seite an ${email} gesendet.`,
	track: ({ link }) => (
		<>
			Sie können Ihre Buchung jederzeit unter {link("Bestellung verfolgen")} mit der Buchungsnummer und Ihrer
			E-Mail-Adresse oder Telefonnummer ansehen, ändern oder stornieren.
		</>
	),
	contact: ({ hotel, address, email, phone }) => (
		<>
			{hotel}, {address}. Fragen? Wenden Sie sich an das Hotel: {email}, {phone}.
		</>
	),
	ended: {
		checked_in: ({ hotel }) => `Ihr Aufenthalt (${hotel}): eingecheckt`,
		checked_out: ({ hotel }) => `Ihr Aufenthalt (${hotel}): ausgecheckt`,
		cancelled: ({ hotel }) => `Ihr Aufenthalt (${hotel}): storniert`,
		rejected: ({ hotel }) => `Ihr Aufenthalt (${hotel}): abgelehnt`,
		expired: ({ hotel }) => `Ihr Aufenthalt (${hotel}): verfallen`,
		no_show: ({ hotel }) => `Ihr Aufenthalt (${hotel}): nicht angereist`,
	},
};
