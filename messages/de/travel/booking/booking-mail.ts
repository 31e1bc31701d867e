import type { Messages } from "#messages/en/index.ts";

export const bookingMail: Messages["bookingMail"] = {
	total: "Gesamt",
	number: "Buchungsnummer",
	hotel: "Hotel",
	checkIn: "Anreise",
	from: ({ time }) => `ab ${time}`,
	checkOut: "Abreise",
	until: ({ time }) => `bis ${time}`,
	secret: "Wer diesen Link hat, kann Ihre Buchung sehen. Leiten Sie diese E-Mail nicht weiter.",
	hotelTime: ({ moment }) => `${moment}, Ortszeit des Hotels`,
	request: {
		subject: ({ hotel }) => `${hotel} hat Ihre Buchungsanfrage erhalten`,
		text: ({ hotel, number, until }) =>
			`${hotel} hat Ihre Buchungsanfrage ${number} erhalten und hält das Zimmer für Sie frei. Sie erhalten eine Antwort bis ${until}. Andernfalls verfällt die Anfrage, und Sie zahlen nichts.`,
	},
	view: "Buchung ansehen",
	pay: {
		subject: ({ hotel }) => `Bezahlen Sie Ihren Aufenthalt: ${hotel}`,
		link: "Jetzt bezahlen",
		text: ({ hotel, number, deposit, until }) =>
			`${hotel} hält das Zimmer für Sie frei (${number}). Zahlen Sie ${deposit} online bis ${until}. Andernfalls verfällt die Buchung, und Sie zahlen nichts.`,
	},
	confirm: {
		subject: ({ hotel }) => `Bestätigen Sie Ihren Aufenthalt: ${hotel}`,
		link: "E-Mail-Adresse bestätigen",
		text: ({ hotel, number, until }) =>
			`${hotel} hält das Zimmer für Sie frei (${number}). Bestätigen Sie Ihre E-Mail-Adresse bis ${until}. Andernfalls verfällt die Buchung, und Sie zahlen nichts.`,
	},
	booked: {
		subject: ({ hotel }) => `Ihr Aufenthalt ist gebucht: ${hotel}`,
		text: ({ number, hotel }) => `Ihre Buchung ${number} (${hotel}) ist bestätigt.`,
	},
	yourTime: ({ moment }) => `${moment}, Ihre Ortszeit`,
	toHotel: {
		requestSubject: ({ number }) => `Neue Buchungsanfrage (${number})`,
		bookingSubject: ({ number }) => `Neue Buchung (${number})`,
		request: ({ guest, number, until }) =>
			`${guest} möchte einen Aufenthalt buchen (${number}). Das Zimmer wird bis ${until} freigehalten. Antworten Sie vorher.`,
		booking: ({ guest, number }) => `${guest} hat einen Aufenthalt gebucht (${number}).`,
		answer: "Anfrage beantworten",
		view: "Buchung ansehen",
		unconfirmed: ({ until }) =>
			`Der Gast hat seine E-Mail-Adresse nicht bestätigt. Tut er es bis ${until} nicht, verfällt die Buchung, und die Nächte sind wieder buchbar.`,
		unpaid: ({ deposit, until }) =>
			`Der Gast zahlt ${deposit} online bis ${until}. Andernfalls verfällt die Buchung, und die Nächte sind wieder buchbar.`,
	},
	guest: "Gast",
	requests: "Besondere Wünsche",
	paidAtHotel: ({ amount }) => `${amount}, Zahlung im Hotel`,
	payOnline: "Online zu bezahlen",
	payAtHotel: "Im Hotel zu bezahlen",
	stay: "Aufenthalt",
	room: "Zimmer",
	guests: "Gäste",
	payOnlineLater: ({ amount }) => `${amount}, nachdem das Hotel bestätigt hat`,
};
