import type { Messages } from "#messages/en/index.ts";

export const moveMails: Messages["moveMails"] = {
	news: {
		pending: {
			subject: "Ihr Umzug ist verschoben",
			text: ({ number }) =>
				`Ihre Umzugsbuchung ${number} hat ein neues Datum oder eine neue Uhrzeit, siehe unten. Wir bestätigen sie bald.`,
		},
		confirmed: {
			subject: "Ihr Umzug ist bestätigt",
			text: ({ number }) =>
				`Ihre Umzugsbuchung ${number} ist bestätigt. Wir sind zu der unten genannten Zeit bei Ihnen.`,
		},
		delivered: {
			subject: "Ihr Umzug ist abgeschlossen",
			text: ({ number }) =>
				`Ihre Umzugsbuchung ${number} ist abgeschlossen. Vielen Dank, dass Sie mit uns umgezogen sind. Wie ist es gelaufen? Ihre Bewertung hilft anderen.`,
		},
		cancelled: {
			subject: "Ihr Umzug ist storniert",
			text: ({ number }) => `Ihre Umzugsbuchung ${number} ist storniert. Wir holen nichts ab.`,
		},
		rejected: {
			subject: "Wir können Ihren Umzug nicht übernehmen",
			text: ({ number }) =>
				`Leider können wir Ihre Umzugsbuchung ${number} nicht übernehmen. Buchen Sie ein anderes Datum, oder schreiben Sie uns.`,
		},
	},
	review: "Bewertung schreiben",
	receivedSubject: "Wir haben Ihre Umzugsbuchung erhalten",
	received: ({ number }) =>
		`Vielen Dank. Wir haben Ihre Umzugsbuchung ${number} erhalten und bestätigen sie bald.`,
	expired: ({ number }) =>
		`Ihre Umzugsbuchung ${number} ist storniert, weil die Anzahlung nicht rechtzeitig einging. Sie zahlen nichts. Möchten Sie weiterhin umziehen, buchen Sie noch einmal.`,
	another: "Neuen Umzug buchen",
	tomorrowSubject: "Ihr Umzug ist morgen",
	tomorrow: {
		truck: ({ number, date, time }) =>
			`Ihre Umzugsbuchung ${number} ist morgen, ${date}, um ${time}. Bitte packen Sie bis dahin alles, und halten Sie an beiden Adressen einen Parkplatz für den Lkw frei.`,
		loader: ({ number, date, time }) =>
			`Ihre Umzugsbuchung ${number} ist morgen, ${date}, um ${time}. Bitte packen Sie bis dahin alles, und halten Sie an beiden Adressen einen Parkplatz für den Transporter frei.`,
	},
	onTheWaySubject: "Ihr Fahrer ist unterwegs",
	onTheWay: ({ number }) =>
		`Ihr Fahrer ist für Ihre Umzugsbuchung ${number} unterwegs zu Ihnen. Jeden Schritt können Sie online verfolgen.`,
	track: "Umzug verfolgen",
	priceSubject: "Nehmen Sie den Preis Ihres Umzugs an",
	price: ({ number, price }) => `Der Preis Ihrer Umzugsbuchung ${number} ist ${price}.`,
	newPriceSubject: "Neuer Preis für Ihren Umzug",
	newPrice: ({ number, price, was }) => `Der Preis Ihrer Umzugsbuchung ${number} ist ${price} statt ${was}.`,
	accept: "Preis ansehen und annehmen",
	howToAccept:
		"Öffnen Sie die Buchung, und nehmen Sie den Preis an, um Ihren Umzug zu bestätigen. Dort können Sie die Buchung auch stornieren.",
	withdrawnSubject: "Wir haben den Preis Ihres Umzugs zurückgezogen",
	withdrawn: ({ number, price }) =>
		`Der Preis von ${price} für Ihre Umzugsbuchung ${number} gilt nicht mehr. Ihr Umzug ist noch nicht bestätigt.`,
	total: "Gesamtpreis",
	depositToPay: "Online zu zahlende Anzahlung",
	number: "Buchungsnummer",
	when: "Datum und Uhrzeit",
	payDeposit: ({ amount, until }) =>
		`Zahlen Sie die Anzahlung von ${amount} online vor ${until}, sonst wird Ihr Umzug storniert. Sie können auf der Seite Ihrer Buchung zahlen.`,
	howToOpen:
		"Geben Sie zum Öffnen der Seite diese E-Mail-Adresse oder die Telefonnummer aus Ihrer Buchung ein.",
};
