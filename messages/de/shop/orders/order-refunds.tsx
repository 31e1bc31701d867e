import type { Messages } from "#messages/en/index.ts";

export const orderRefunds: Messages["orderRefunds"] = {
	nothingOfItem: "Von diesem Artikel ist nichts mehr zu erstatten.",
	reasonName: "Der Grund",
	itemsTooMuch: ({ left }) =>
		`Diese Artikel kosten mehr als die ${left}, die noch zu erstatten sind. Erstatten Sie stattdessen einen Betrag.`,
	enterAtMost: ({ amount }) => `Geben Sie höchstens ${amount} ein.`,
	quantityRange: ({ left }) => `Geben Sie eine Menge von 0 bis ${left} ein.`,
	items: "Artikel",
	amount: "Ein Betrag",
	restock: "Wieder einlagern",
	deliveryIn: ({ currency }) => `Versand in ${currency}`,
	upTo: ({ amount }) => `Bis ${amount}.`,
	amountIn: ({ currency }) => `Betrag in ${currency}`,
	upToWithoutStock: ({ amount }) => `Bis ${amount}. Der Bestand ändert sich nicht.`,
	zeroTo: ({ left }) => `0 bis ${left}`,
	question: ({ amount }) => `${amount} erstatten?`,
	button: ({ amount }) => `${amount} erstatten`,
	backInStock: ({ count }) => `${count} wieder eingelagert`,
	reason: ({ why }) => `Grund: ${why}`,
	onItsWay: ({ amount }) => `Die Erstattung von ${amount} ist unterwegs.`,
	enterAmountLike: ({ example }) => `Geben Sie einen Betrag wie ${example} ein.`,
	enterAmountOrNone: ({ example }) =>
		`Geben Sie einen Betrag wie ${example} ein, oder lassen Sie das Feld leer.`,
	unitsReturned: ({ quantity, count }) => (
		<>
			{quantity}, {count} zurückgesendet
		</>
	),
	quantity: ({ item, hidden }) => <>Menge{hidden(`: ${item}`)}</>,
	writtenOff: ({ count, reason }) => `${count} abgeschrieben: ${reason}`,
	doing: "Erstattung der Bestellung",
	refundFailed: ({ amount }) => <>Erstattung fehlgeschlagen: {amount}.</>,
	failedAgain: ({ at }) =>
		`Der Zahlungsdienstleister hat sie abgelehnt, oder die Bank des Kunden hat sie zurückgegeben. Nächster automatischer Versuch: ${at}.`,
	failedForGood:
		"Der Zahlungsdienstleister hat sie abgelehnt, oder die Bank des Kunden hat sie zurückgegeben. Sie wird nicht automatisch noch einmal versucht.",
	chooseRefund: "Wählen Sie, was erstattet werden soll.",
	enterQuantityOrDelivery:
		"Geben Sie für mindestens einen Artikel eine Menge ein oder einen Betrag für den Versand.",
	amountTooSmall: "Geben Sie einen Betrag über 0 ein.",
	chooseRestock: "Wählen Sie, ob eingelagert oder abgeschrieben wird.",
	refundQuestion: "Was möchten Sie erstatten?",
	noteHint: "Nur Ihr Team kann ihn sehen.",
	refunded: "Erstattet",
	waitsReturn: "Wartet auf die Rücksendung",
	unitsNotReturned: "Nicht zurückgesendete Artikel",
	stock: "Bestand",
	refundOrder: "Bestellung erstatten",
	reviewRefund: "Erstattung prüfen",
	consequence:
		"Das Geld geht auf die Karte oder Wallet zurück, mit der bezahlt wurde. Der Kunde erhält eine E-Mail, sobald es gesendet ist.",
	alreadyReturned: "Schon zurückgesendet",
	delivery: "Versand",
	refund: "Erstatten",
	leftAfterwards: "Danach noch erstattbar",
	requestedAgain: "Die Erstattung ist noch einmal angefordert. Wir senden sie innerhalb einer Minute.",
	notTriedAgain:
		"Die Erstattung wird nicht noch einmal versucht: Sie ist nicht mehr fehlgeschlagen, oder es ist weniger zu erstatten.",
	gone: "Diese Bestellung gibt es nicht mehr.",
	not_allowed: "Für diese Bestellung wurde nichts bezahlt.",
	changed:
		"Die Bestellung oder ihre Erstattungen haben sich inzwischen geändert. Prüfen Sie, was noch zu erstatten ist, und beginnen Sie neu.",
	backOrder: "Zurück zur Bestellung",
	nothingLeft: "Es ist nichts mehr zu erstatten.",
	onlinePayment: "Online-Zahlung",
	viewPayment: "Zahlung ansehen",
	paid: "Bezahlt",
	refundPending: "Erstattung ausstehend",
	leftRefund: "Noch erstattbar",
	tryAgain: "Erneut versuchen",
	trying: "Wird versucht...",
	record: "Erstattung erfassen",
	recordQuestion: ({ amount }) => `Erstattung von ${amount} erfassen?`,
	recordButton: ({ amount }) => `${amount} erfassen`,
	sentByHand: ({ how }) =>
		`Sie haben das Geld zurückgezahlt: ${how}. Hiermit wird kein Geld bewegt. Der Kunde erhält eine E-Mail.`,
	isRecorded: ({ amount }) => `Die Erstattung von ${amount} ist erfasst.`,
	enterHow: "Geben Sie ein, wie Sie das Geld zurückgezahlt haben.",
	howName: "Diese Angabe",
	how: "Wie Sie das Geld zurückgezahlt haben",
	howHint: "Zum Beispiel: Überweisung am 4. Dezember, oder bar.",
};
