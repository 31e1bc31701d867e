import type { Messages } from "#messages/en/index.ts";

export const orderPage: Messages["orderPage"] = {
	shipParcel: ({ which }) => `Paket ${which} versenden`,
	partlyShipped: ({ shipped }) =>
		`${shipped}. Die Artikel können nicht mehr bearbeitet und die Bestellung nicht mehr storniert werden. Erstattete Artikel entfallen aus den Paketen, die noch nicht versendet sind.`,
	parcelWasShipped: ({ which }) => `Paket ${which} versendet`,
	title: ({ number }) => `Bestellung ${number}`,
	paymentLink: ({ label, link }) => (
		<>
			{label("Zahlungslink:")} {link}. Er fragt nach E-Mail-Adresse oder Telefonnummer des Kunden.
		</>
	),
	packingSlipTitle: ({ number }) => `Packzettel ${number}`,
	receiptTitle: ({ number }) => `Quittung ${number}`,
	refundNeeded: ({ amount }) => <>Erstattung nötig: {amount}.</>,
	ship: ({ number, hidden }) => <>{hidden(`Paket ${number} `)}Versenden</>,
	editParcelTracking: ({ number, hidden }) => <>Sendung bearbeiten{hidden(`, Paket ${number}`)}</>,
	parcelSlip: ({ number, hidden }) => <>Packzettel{hidden(` von Paket ${number}`)}</>,
	afterDiscount: ({ amount }) => <>{amount} nach Rabatt</>,
	writeReview: "Bewertung schreiben",
	tax: ({ name, rate, base }) => (
		<>
			{name} {rate} auf {base}
		</>
	),
	taxIncluded: ({ name, rate, base }) => (
		<>
			Enthält {name} {rate} auf {base}
		</>
	),
	subtotal: "Zwischensumme",
	discount: "Rabatt",
	paid: "Bezahlt",
	refunded: "Erstattet",
	leftToPay: "Noch zu bezahlen",
	noteSaved: "Die Notiz ist gespeichert.",
	addNote: "Notiz hinzufügen",
	noteHint: "Nur Ihr Team sieht sie.",
	return: "Rücksendung",
	order: "Bestellung",
	customerDelivery: "Kunde und Versand",
	editTracking: "Sendung bearbeiten",
	customerNote: "Anmerkung des Kunden:",
	backOrder: "Zurück zur Bestellung",
	refundedToCard: "Der Betrag geht auf die Karte oder Wallet zurück, mit der bezahlt wurde.",
	recordAfterSending: "Erfassen Sie sie, wenn Sie das Geld gesendet haben.",
	refund: "Erstatten",
	editItems: "Artikel bearbeiten",
	changeParcels: "Pakete ändern",
	splitIntoParcels: "Auf Pakete aufteilen",
	messages: "Nachrichten",
	packingSlip: "Packzettel",
	receipt: "Quittung",
	status: "Bestellung",
	fulfilment: "Versand",
	orderPlaced: "Bestellung aufgegeben",
	itemsChanged: "Artikel geändert",
	parcelsChanged: "Pakete geändert",
	refundRequested: "Erstattung angefordert",
	items: "Artikel",
	item: "Artikel",
	unitPrice: "Stückpreis",
	nothingToPack: "Von dieser Bestellung ist nichts zu packen.",
	itemsPack: "Zu packende Artikel",
	ordered: "Bestellt",
	recordRefund: "Erstattung erfassen",
};
