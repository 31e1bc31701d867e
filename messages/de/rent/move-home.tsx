import type { Messages } from "#messages/en/index.ts";

export const moveHome: Messages["moveHome"] = {
	booked: {
		meta: "Buchung erfolgreich",
		track: "Diese Buchung verfolgen",
		success: "Buchung erfolgreich! Ihre Anfrage ist bei uns eingegangen.",
		number: "Ihre Buchungsnummer",
		price: ({ price }) => <>Preis: {price}</>,
		payDeposit: ({ amount, until }) =>
			`Zahlen Sie die Anzahlung von ${amount} vor ${until}, sonst wird Ihr Umzug storniert.`,
		when: ({ date, time }) =>
			`Ihr Umzug ist am ${date} um ${time}. Notieren Sie diese Nummer: Mit ihr und Ihrer Telefonnummer oder E-Mail-Adresse verfolgen Sie die Buchung.`,
	},
	meta: "Umzugsfahrzeug buchen",
	description:
		"Buchen Sie einen Lkw oder Transporter mit Fahrer für Ihren Umzug. Tag und Uhrzeit wählen Sie. Kein Konto nötig.",
	noReviews: "Noch keine Bewertungen. Sie können nach Ihrem Umzug eine schreiben.",
	failed: ({ reason }) => `Die Buchungen konnten nicht geladen werden: ${reason}`,
	form: "Umzugsfahrzeug buchen",
	title: "Umziehen mit einer Buchung",
	intro:
		"Ein Lkw oder Transporter mit Fahrer vor Ihrer Tür, an dem Tag und zu der Uhrzeit, die Sie wählen. Kein Konto nötig.",
	start: "Los geht’s",
	next: {
		title: "Wie es weitergeht",
		number: "Sie erhalten sofort eine Buchungsnummer.",
		track: ({ link }) => (
			<>{link("Verfolgen Sie Ihre Buchung")} mit der Nummer und Ihrer Telefonnummer oder E-Mail-Adresse.</>
		),
		confirm: "Wir prüfen Ihre Anfrage und bestätigen sie.",
	},
	services: {
		truck: {
			name: "Lkw",
			description: "Ein geschlossener Lkw mit Fahrer, für eine Wohnung oder ein ganzes Haus.",
		},
		loader: {
			name: "Transporter",
			description:
				"Ein kleiner, offener Transporter für ein Sofa, einen Kühlschrank oder ein einzelnes Zimmer.",
		},
		packing: {
			name: "Packhilfe",
			description: "Fragen Sie nach Kartons und Decken, wenn wir anrufen. Der Fahrer bringt sie mit.",
		},
		title: "Unsere Leistungen",
	},
	own: {
		title: "Ihre Buchungen",
		when: ({ vehicle, date, time }) => `${vehicle}, ${date} um ${time}`,
		addresses: ({ from, to }) => `${from} nach ${to}`,
		pay: ({ amount }) => `Jetzt ${amount} zahlen`,
	},
};
