import type { Messages } from "#messages/en/index.ts";

export const stayPaymentMail: Messages["stayPaymentMail"] = {
	refund: {
		subject: "Wir haben Ihre Erstattung gesendet",
		text: ({ money, number, hotel }) =>
			`Wir haben Ihnen ${money} Ihrer Online-Zahlung für die Buchung ${number} (${hotel}) erstattet. Es kann einige Tage dauern, bis Ihre Bank die Gutschrift anzeigt.`,
	},
	late: {
		over: ({ money, number, hotel }) =>
			`Sie haben ${money} für Ihre Buchung ${number} (${hotel}) bezahlt, die schon storniert oder verfallen war. Wir erstatten den Betrag.`,
		overLessFee: ({ money, number, hotel, fee }) =>
			`Sie haben ${money} für Ihre Buchung ${number} (${hotel}) bezahlt, die schon storniert oder verfallen war. Wir erstatten den Betrag abzüglich der Gebühr von ${fee}.`,
		notDue: ({ money, number, hotel }) =>
			`Sie haben ${money} für Ihre Buchung ${number} (${hotel}) bezahlt, als dieser Betrag nicht mehr fällig war. Wir erstatten ihn.`,
		nothingToDo: "Sie müssen nichts tun.",
		payNow: "Öffnen Sie Ihre Buchung, um den aktuellen Betrag zu bezahlen.",
		subject: "Ihre Zahlung kam zu spät an",
		toHotel: {
			subject: "Eine verspätete Zahlung wird erstattet",
			over: ({ guest, money, number }) =>
				`${guest} hat ${money} für die Buchung ${number} bezahlt, die schon storniert oder verfallen war. Die Zahlung wird erstattet. Sie müssen nichts tun.`,
			overLessFee: ({ guest, money, number }) =>
				`${guest} hat ${money} für die Buchung ${number} bezahlt, die schon storniert oder verfallen war. Die Zahlung wird abzüglich der Gebühr erstattet. Sie müssen nichts tun.`,
			notDue: ({ guest, money, number }) =>
				`${guest} hat ${money} online für die Buchung ${number} bezahlt, als dieser Betrag nicht mehr fällig war. Die Zahlung wird erstattet. Sie müssen nichts tun.`,
		},
	},
	rest: ({ due }) => `Die übrigen ${due} werden im Hotel bezahlt.`,
	paid: {
		subject: ({ hotel }) => `Wir haben Ihre Zahlung erhalten: ${hotel}`,
		text: ({ money, number, hotel }) =>
			`Sie haben ${money} online bezahlt. Ihre Buchung ${number} (${hotel}) ist bestätigt.`,
		toHotel: {
			subject: "Ein Gast hat online bezahlt",
			text: ({ guest, money, number }) => `${guest} hat ${money} online für die Buchung ${number} bezahlt.`,
		},
	},
	refundFailed: {
		subject: ({ number }) => `Erstattung fehlgeschlagen (${number})`,
		text: ({ guest }) =>
			`Die Erstattung an ${guest} ist fehlgeschlagen. Der Zahlungsdienstleister hat sie abgelehnt, oder die Bank des Gastes hat sie zurückgegeben. Öffnen Sie die Zahlung, um zu sehen, was noch zu tun ist.`,
		refund: "Erstattung",
	},
	find: "Zahlung finden",
	disputed: {
		subject: ({ number }) => `Zahlung angefochten (${number})`,
		text: ({ guest }) =>
			`${guest} hat eine Zahlung bei der eigenen Bank angefochten. Die Bank hat das Geld bis zu ihrer Entscheidung zurückgeholt. Antworten Sie im Dashboard Ihres Zahlungsdienstleisters mit den Bedingungen, denen der Gast zugestimmt hat. Antworten Sie nicht rechtzeitig, ist das Geld verloren.`,
		amount: "Angefochten",
		answerBefore: "Antworten bis",
	},
};
