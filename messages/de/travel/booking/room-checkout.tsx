import type { Messages } from "#messages/en/index.ts";

export const roomCheckout: Messages["roomCheckout"] = {
	title: "Aufenthalt buchen",
	bookTitle: "Diesen Aufenthalt buchen",
	requestTitle: "Diesen Aufenthalt anfragen",
	atHotel: "Sie bezahlen im Hotel. Jetzt wird nichts abgebucht.",
	busy: "Wird gebucht...",
	changes: {
		title: "Prüfen Sie diese Änderungen, bevor Sie buchen",
		intro:
			"Der Preis oder die Bedingungen haben sich geändert, seit Sie diese Seite geöffnet haben. Noch ist nichts gebucht.",
		accept: ({ link }) => (
			<>
				Sind Sie einverstanden, {link("stimmen Sie zu und buchen Sie")}; sonst wählen Sie ein anderes Zimmer
				oder andere Daten.
			</>
		),
	},
	times: ({ times }) => `${times}, Ortszeit des Hotels.`,
	change: "Reisedaten, Gäste oder Zimmer ändern",
	priceDetails: "Preisdetails",
	guest: {
		title: "Ihre Angaben",
		name: "Name",
		nameHint: "Der Gast, der eincheckt.",
		email: "E-Mail",
		emailHint: "Hierhin senden wir Ihre Bestätigung und einen Link zu Ihrer Buchung.",
		phone: "Telefon",
		phoneHint: "Unter dieser Nummer ruft das Hotel bei Fragen an.",
		requestsTitle: "Wünsche",
		requests: "Besondere Wünsche",
		requestsHint:
			"Zum Beispiel eine späte Anreise, ein Babybett oder ein ruhiges Zimmer. Wünsche können nicht garantiert werden. Bis zu 1.000 Zeichen.",
		account: "Haben Sie ein Konto?",
		signIn: "Anmelden",
	},
	eachNight: "Preis pro Nacht",
	policy: "Stornierungsbedingungen",
	houseRules: "Hausordnung",
	checkTimes: ({ checkInFrom, checkOutUntil }) =>
		`Check-in ab ${checkInFrom}, Check-out bis ${checkOutUntil}`,
	agreeTerms: ({ link }) => (
		<>Mit der Buchung stimmen Sie den Stornierungsbedingungen und unseren {link("AGB")} zu.</>
	),
	book: ({ price }) => `Zahlungspflichtig buchen · ${price}`,
	bookAgain: ({ price }) => `Noch einmal zahlungspflichtig buchen · ${price}`,
	agreeAndBook: ({ price }) => `Zustimmen und zahlungspflichtig buchen · ${price}`,
	request: ({ price }) => `Anfragen · ${price}`,
	requestAgain: ({ price }) => `Noch einmal anfragen · ${price}`,
	agreeAndRequest: ({ price }) => `Zustimmen und anfragen · ${price}`,
	onRequest: ({ hotel, until }) => (
		<>
			{hotel} bestätigt jede Buchungsanfrage. Das Zimmer wird bis {until} (Ortszeit des Hotels) für Sie frei
			gehalten. Antwortet das Hotel bis dahin nicht, verfällt Ihre Anfrage, und Sie zahlen nichts.
		</>
	),
	already: ({ bookings }) => (
		<>
			Sie haben diesen Aufenthalt schon gebucht: {bookings}. Wenn Sie fortfahren, buchen Sie ihn noch einmal.
		</>
	),
	night: ({ night, rooms }) => `${night}, ${rooms}`,
	total: ({ nights }) => `Gesamt, ${nights}`,
	totalOfRooms: ({ nights, rooms }) => `Gesamt, ${nights}, ${rooms}`,
};
