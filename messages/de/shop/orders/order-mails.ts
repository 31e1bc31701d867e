import type { Messages } from "#messages/en/index.ts";

export const orderMails: Messages["orderMails"] = {
	parcelOnWay: ({ which }) => `Paket ${which} ist unterwegs`,
	refundSent: ({ amount, number }) =>
		`Wir haben ${amount} für Ihre Bestellung ${number} erstattet. Es kann einige Tage dauern, bis der Betrag bei Ihnen ist.`,
	changed: "Ihre Bestellung hat sich geändert",
	expired: {
		subject: "Bestellung verfallen",
		text: ({ name }) =>
			`Die Bestellung von ${name} wurde nicht rechtzeitig bezahlt oder bestätigt und daher automatisch storniert. Die Artikel sind wieder im Verkauf.`,
	},
	latePayment: {
		subject: "Verspätete Zahlung erstattet",
		text: ({ name }) =>
			`${name} hat eine Bestellung bezahlt, als sie schon beendet war, oder einen Betrag, der nicht mehr fällig war. Die Zahlung wird automatisch erstattet. Sie müssen nichts tun.`,
	},
	refundLabel: "Erstattung",
	refundFailed: {
		subject: "Erstattung fehlgeschlagen",
		text: ({ name }) =>
			`Die Erstattung an ${name} ist fehlgeschlagen. Der Zahlungsdienstleister hat sie abgelehnt, oder die Bank des Kunden hat sie zurückgegeben. Öffnen Sie die Bestellung, um zu sehen, was noch zu tun ist.`,
	},
	disputed: {
		subject: "Zahlung angefochten",
		text: ({ name }) =>
			`${name} hat eine Zahlung bei der eigenen Bank angefochten. Die Bank hat das Geld bis zu ihrer Entscheidung zurückgeholt. Antworten Sie im Dashboard Ihres Zahlungsdienstleisters, wenn möglich mit einem Liefernachweis. Antworten Sie nicht rechtzeitig, ist das Geld verloren.`,
		label: "Angefochten",
	},
	cancelledText: ({ number }) => `Ihre Bestellung ${number} ist storniert. Es wird nichts mehr versendet.`,
	shopMessage: "Nachricht vom Shop",
	parcelCorrected: ({ number, which }) =>
		`Die Sendungsdaten von Paket ${which} Ihrer Bestellung ${number} haben sich geändert. Verwenden Sie die folgenden statt derer in unserer letzten E-Mail.`,
	trackingCorrected: ({ number }) =>
		`Die Sendungsdaten Ihrer Bestellung ${number} haben sich geändert. Verwenden Sie die folgenden statt derer in unserer letzten E-Mail.`,
	parcelShipped: ({ number, which }) =>
		`Paket ${which} Ihrer Bestellung ${number} ist unterwegs. Wir senden Ihnen eine E-Mail, wenn wir den Rest versenden.`,
	lastParcelShipped: ({ number, which }) =>
		`Paket ${which} Ihrer Bestellung ${number} ist unterwegs. Damit ist Ihre ganze Bestellung unterwegs.`,
	sentBackAfterEnd: ({ amount, number }) =>
		`Ihre Zahlung von ${amount} ging ein, als Ihre Bestellung ${number} schon beendet war. Wir erstatten den ganzen Betrag. Es wird nichts versendet.`,
	sentBackAfterChange: ({ amount, number }) =>
		`Ihre Zahlung von ${amount} ging ein, als sich Ihre Bestellung ${number} geändert hatte. Wir erstatten den ganzen Betrag. Öffnen Sie Ihre Bestellung, um zu sehen, was jetzt fällig ist.`,
	edited: ({ number }) =>
		`Wir haben die Artikel Ihrer Bestellung ${number} geändert. Sie enthält jetzt Folgendes.`,
	editRefund: ({ amount }) => `Wir erstatten ${amount}. Sie müssen nichts tun.`,
	willRefund: ({ amount }) => `Wir erstatten die ${amount}, die Sie bezahlt haben.`,
	onItsWay: ({ number }) => `Ihre Bestellung ${number} ist unterwegs.`,
	trackingNumberChanged: "Ihre Sendungsnummer hat sich geändert",
	refundingPayment: "Wir erstatten Ihre Zahlung",
	totalBefore: "Gesamt vorher",
	difference: "Differenz",
	leftPay: "Noch zu bezahlen",
	viewInvoice: "Rechnung ansehen",
	trackOrder: "Bestellung verfolgen",
	orderNumber: "Bestellnummer",
	invoice: "Rechnung",
	openPageHint:
		"Geben Sie zum Öffnen der Seite diese E-Mail-Adresse oder die Telefonnummer aus Ihrer Bestellung ein.",
	answerBefore: "Antworten bis",
	viewOrder: "Bestellung ansehen",
	sentRefund: "Wir haben Ihre Erstattung gesendet",
	refundedFar: "Bisher erstattet",
	orderConfirmed: "Ihre Bestellung ist bestätigt",
	confirmedText: ({ number }) => `Ihre Bestellung ${number} ist bestätigt. Wir packen sie als Nächstes.`,
	orderCancelled: "Ihre Bestellung ist storniert",
	orderExpired: "Ihre Bestellung ist verfallen",
	expiredText: ({ number }) =>
		`Ihre Bestellung ${number} ist verfallen, weil sie nicht rechtzeitig bezahlt oder bestätigt wurde. Bestellen Sie noch einmal, wenn Sie die Artikel weiterhin möchten.`,
	receivedPayment: "Wir haben Ihre Zahlung erhalten",
	paidText: ({ number }) => `Vielen Dank. Wir haben Ihre Zahlung für die Bestellung ${number} erhalten.`,
	paymentFailed: "Ihre Zahlung ist fehlgeschlagen",
	paymentFailedText: ({ number }) =>
		`Ihre Zahlung für die Bestellung ${number} ist fehlgeschlagen. Zahlen Sie noch einmal, oder schreiben Sie uns.`,
	orderWay: "Ihre Bestellung ist unterwegs",
	orderDelivered: "Ihre Bestellung wurde geliefert",
	deliveredText: ({ number }) =>
		`Ihre Bestellung ${number} wurde geliefert. Stimmt etwas nicht, oder überlegen Sie es sich innerhalb von 14 Tagen anders, öffnen Sie die Bestellung, um Artikel zurückzusenden.`,
	requested: { subject: "Wir haben Ihre Rücksendeanfrage erhalten" },
	returnRequestedText: ({ number }) =>
		`Sie möchten Artikel aus der Bestellung ${number} zurücksenden. Wir haben Ihre Anfrage erhalten und antworten bald.`,
	approved: { subject: "Ihre Rücksendung ist genehmigt" },
	returnApprovedText: ({ number }) =>
		`Ihre Rücksendung aus der Bestellung ${number} ist genehmigt. Senden Sie die Artikel an uns zurück.`,
	received: { subject: "Wir haben Ihre Rücksendung erhalten" },
	returnReceivedText: ({ number }) =>
		`Wir haben die zurückgesendeten Artikel aus der Bestellung ${number} erhalten. Die Erstattung folgt bald.`,
	refused: { subject: "Ihre Rücksendung wurde abgelehnt" },
	returnRefusedText: ({ number }) =>
		`Wir können Ihre Rücksendung aus der Bestellung ${number} nicht annehmen.`,
};
