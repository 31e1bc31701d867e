import type { Messages } from "#messages/en/index.ts";

export const stayMail: Messages["stayMail"] = {
	confirmed: {
		subject: ({ hotel }) => `${hotel} hat Ihre Buchung bestätigt`,
		atHotel: ({ hotel, number }) => `${hotel} hat Ihre Buchung ${number} bestätigt. Sie bezahlen im Hotel.`,
		online: ({ hotel, number, deposit, until }) =>
			`${hotel} hat Ihre Buchung ${number} bestätigt. Zahlen Sie ${deposit} online bis ${until}, Ortszeit des Hotels. Andernfalls verfällt die Buchung, und Sie zahlen nichts.`,
	},
	payNow: "Jetzt bezahlen",
	declined: {
		subject: ({ hotel }) => `${hotel} hat Ihre Buchungsanfrage abgelehnt`,
		text: ({ hotel, number }) => `${hotel} hat Ihre Buchungsanfrage ${number} abgelehnt. Sie zahlen nichts.`,
	},
	expiredRequest: {
		subject: "Ihre Buchungsanfrage ist verfallen",
		text: ({ number, hotel }) =>
			`Ihre Buchungsanfrage ${number} ist verfallen, weil ${hotel} nicht rechtzeitig geantwortet hat. Das Zimmer wird nicht mehr für Sie freigehalten, und Sie zahlen nichts.`,
	},
	expired: {
		subject: "Ihre Buchung ist verfallen",
		unconfirmed: ({ number }) =>
			`Ihre Buchung ${number} ist verfallen, weil Sie Ihre E-Mail-Adresse nicht rechtzeitig bestätigt haben. Das Zimmer wird nicht mehr für Sie freigehalten, und Sie zahlen nichts.`,
		unpaid: ({ number }) =>
			`Ihre Buchung ${number} ist verfallen, weil sie nicht rechtzeitig bezahlt wurde. Das Zimmer wird nicht mehr für Sie freigehalten, und Sie zahlen nichts.`,
	},
	cancelledByHotel: {
		subject: ({ hotel }) => `${hotel} hat Ihre Buchung storniert`,
		text: ({ hotel, number, money }) => `${hotel} hat Ihre Buchung ${number} storniert. ${money}`,
	},
	cancelled: {
		subject: "Ihre Buchung ist storniert",
		text: ({ number, hotel, money }) => `Ihre Buchung ${number} (${hotel}) ist storniert. ${money}`,
	},
	noShow: {
		subject: ({ hotel }) => `${hotel} hat Sie als nicht angereist gemeldet`,
		text: ({ hotel, number, money }) =>
			`${hotel} hat zu Ihrer Buchung ${number} gemeldet, dass niemand angereist ist. ${money} Stimmt das nicht, antworten Sie auf diese E-Mail, um das Hotel zu erreichen.`,
	},
	review: {
		subject: ({ hotel }) => `Wie war Ihr Aufenthalt? ${hotel}`,
		text: ({ hotel, number }) =>
			`Vielen Dank für Ihren Aufenthalt (${hotel}, Buchung ${number}). Öffnen Sie Ihre Buchung, um eine Bewertung zu schreiben.`,
		link: "Bewertung schreiben",
	},
	toHotel: {
		cancelled: {
			subject: ({ guest }) => `Buchung storniert: ${guest}`,
			text: ({ guest, number, money }) =>
				`${guest} hat die Buchung ${number} storniert. Die Nächte sind wieder buchbar. ${money}`,
		},
		expiredRequest: {
			subject: "Eine Buchungsanfrage ist verfallen",
			text: ({ number }) =>
				`Die Buchungsanfrage ${number} ist verfallen, weil niemand rechtzeitig geantwortet hat. Die Nächte sind wieder buchbar, und der Gast hat eine E-Mail erhalten.`,
		},
		unconfirmed: {
			subject: "Eine unbestätigte Buchung ist verfallen",
			text: ({ number }) =>
				`Die Buchung ${number} ist verfallen, weil der Gast seine E-Mail-Adresse nicht rechtzeitig bestätigt hat. Die Nächte sind wieder buchbar.`,
		},
		unpaid: {
			subject: "Eine unbezahlte Buchung ist verfallen",
			text: ({ number }) =>
				`Die Buchung ${number} ist verfallen, weil der Gast nicht rechtzeitig bezahlt hat. Die Nächte sind wieder buchbar, und der Gast hat eine E-Mail erhalten.`,
		},
		view: "Buchung ansehen",
	},
	facts: {
		number: "Buchungsnummer",
		hotel: "Hotel",
		stay: "Aufenthalt",
		room: "Zimmer",
		total: "Gesamt",
		reason: "Grund",
		guest: "Gast",
		dates: "Reisedaten",
	},
	view: "Buchung ansehen",
	howToOpen:
		"Geben Sie zum Öffnen der Seite diese E-Mail-Adresse oder die Telefonnummer aus Ihrer Buchung ein.",
	dates: {
		wasFor: ({ stay, total }) => `${stay}, für ${total}`,
		ask: "Haben Sie nicht darum gebeten, antworten Sie auf diese E-Mail, um das Hotel zu erreichen.",
		extended: ({ hotel }) => `Ihr Aufenthalt ist verlängert: ${hotel}`,
		shortened: ({ hotel }) => `Ihr Aufenthalt ist verkürzt: ${hotel}`,
		checkOut: ({ hotel, number, was, owed, ask }) =>
			`${hotel} hat das Abreisedatum Ihrer Buchung ${number} geändert. Ihr bisheriger Aufenthalt: ${was}.${owed} ${ask}`,
		byHotel: {
			subject: ({ hotel }) => `${hotel} hat Ihre Reisedaten geändert`,
			text: ({ hotel, number, was, owed, ask }) =>
				`${hotel} hat die Reisedaten Ihrer Buchung ${number} geändert. Bisher: ${was}.${owed} ${ask}`,
		},
		own: {
			subject: "Ihr Aufenthalt hat neue Reisedaten",
			text: ({ number, was, owed }) => `Ihre Buchung ${number} hat neue Reisedaten. Bisher: ${was}.${owed}`,
		},
		toHotel: {
			subject: ({ guest }) => `Neue Reisedaten: ${guest}`,
			text: ({ guest, number, was, owed }) =>
				`${guest} hat die Reisedaten der Buchung ${number} geändert. Bisher: ${was}.${owed} Sie müssen nichts tun: Nicht mehr benötigte Nächte sind wieder buchbar.`,
		},
		toPay: {
			subject: "Zahlen Sie für Ihre neuen Reisedaten",
			text: ({ amount, until, number, stay, total }) =>
				`Zahlen Sie ${amount} online bis ${until}, Ortszeit des Hotels, um Ihre Buchung ${number} zu ändern: ${stay}, für ${total}. Bis dahin wird das Zimmer für Sie freigehalten. Zahlen Sie nicht, bleibt Ihre Buchung, wie sie ist.`,
		},
		notPaid: {
			subject: "Ihre Reisedaten bleiben unverändert",
			text: ({ number, stay }) =>
				`Ihre Zahlung für die neuen Reisedaten der Buchung ${number} (${stay}) ging nicht rechtzeitig ein. Ihr Aufenthalt bleibt daher, wie er war. Das Zimmer wird für die neuen Reisedaten nicht mehr freigehalten.`,
		},
	},
	again: {
		subject: ({ hotel, number }) => `Bestätigen Sie Ihren Aufenthalt: ${hotel} (${number})`,
		text: ({ hotel, number, until }) =>
			`${hotel} hält das Zimmer für Sie frei (${number}). Bestätigen Sie Ihre E-Mail-Adresse bis ${until}, Ortszeit des Hotels. Andernfalls verfällt die Buchung, und Sie zahlen nichts.`,
		olderLinks: "Die Links in früheren E-Mails zu dieser Buchung gelten nicht mehr.",
		link: "E-Mail-Adresse bestätigen",
		secret: "Wer diesen Link hat, kann Ihre Buchung sehen. Leiten Sie diese E-Mail nicht weiter.",
	},
};
