import type { Messages } from "#messages/en/index.ts";

export const invoices: Messages["invoices"] = {
	subjects: { order: "Bestellung", stay: "Aufenthalt", move: "Umzug" },
	mail: {
		subject: ({ seller, reference }) => `Ihre Rechnung von ${seller} (${reference})`,
		body: ({ seller, reference }) =>
			`${seller} hat die Rechnung für Ihre Buchung ${reference} ausgestellt. Sie können sie drucken oder als PDF herunterladen.`,
		link: "Rechnung ansehen",
		number: "Rechnungsnummer",
		booking: "Buchungsnummer",
		access:
			"Geben Sie zum Öffnen der Seite diese E-Mail-Adresse oder die Telefonnummer aus Ihrer Buchung ein.",
	},
	totalCredit: "Gutschrift gesamt",
	paidBy: ({ by }) => `Bezahlt, ${by}`,
	paid: "Bezahlt",
	issuedOn: "Ausstellungsdatum",
	forInvoice: "Zu Rechnung",
	creditOf: ({ number, date }) => `${number} vom ${date}`,
	taxNumber: ({ number }) => `Steuernummer: ${number}`,
	kinds: { invoice: "Rechnung", creditNote: "Gutschrift" },
	billTo: "Rechnung an",
	creditTo: "Gutschrift an",
	item: "Artikel",
	unitPrice: "Stückpreis",
	pdf: {
		unprintable:
			"Einige Zeichen können in dieser Datei nicht gedruckt werden und erscheinen als „?“. Die Webseite dieses Belegs zeigt sie alle.",
		page: ({ page, count }) => `Seite ${page} von ${count}`,
	},
	hotelTitle: "Hotelrechnungen",
	title: "Rechnungen",
	hotelLead:
		"Was Ihre Hotels ihren Gästen berechnet haben. Jedes Hotel hat einen eigenen Reiter „Verkäuferangaben“.",
	lead: "Rechnungen und Gutschriften des Marktplatzes und seiner Hotels.",
	search: "Rechnungs- oder Bestellnummer, E-Mail",
	caption: "Rechnungen und Gutschriften",
	none: {
		text: "Sobald Sie die Verkäuferangaben gespeichert haben, gibt es zu jedem Verkauf eine Rechnung.",
		title: "Noch keine Rechnungen",
	},
	seller: {
		title: "Verkäuferangaben",
		lead: "Sobald sie gespeichert sind, gibt es zu jeder bezahlten Bestellung und jedem ausgelieferten Umzug eine Rechnung und zu jeder Erstattung eine Gutschrift. Ausgestellte Rechnungen ändern sich nie. Antworten auf unsere E-Mails gehen an die E-Mail-Adresse.",
		taxNumber: "Steuernummer",
		tooManyLines: ({ max }) => `Eine Adresse darf höchstens ${max} Zeilen haben.`,
		enterAddress: "Geben Sie die Adresse des Verkäufers ein.",
		enterName:
			"Geben Sie den Namen des Verkäufers ein. Um keine Rechnungen auszustellen, lassen Sie alle Felder leer.",
		off: "Es werden keine Rechnungen ausgestellt: Name und Adresse des Verkäufers sind leer.",
		saved: "Die Verkäuferangaben sind gespeichert.",
		one: "Verkäufer",
		market: "Der Marktplatz",
		nameHint:
			"Der rechtliche Name. Eine Rechnung braucht Namen und Adresse. Um keine Rechnungen auszustellen, lassen Sie alle Felder leer.",
		addressHint: "Wie auf einem Briefumschlag, mit dem Land in der letzten Zeile.",
		taxNumberHint: "Zum Beispiel eine Umsatzsteuer-Identifikationsnummer oder eine EIN.",
		save: "Angaben speichern",
	},
	noMatch: {
		title: "Keine passenden Rechnungen",
		text: "Geben Sie eine vollständige Rechnungs- oder Bestellnummer oder eine vollständige E-Mail-Adresse ein.",
		all: "Alle Rechnungen anzeigen",
	},
	document: "Beleg",
	issuedFrom: "Ausgestellt ab",
	issuedTo: "Ausgestellt bis",
	for: "Für",
	file: "Datei",
	fileOf: ({ kind, number }) => `zu ${kind} ${number}`,
	forOther: ({ number }) => `, zu ${number}`,
	print: "Verwenden Sie zum Drucken die Druckfunktion Ihres Browsers.",
	download: "PDF herunterladen",
	items: "Artikel",
	tax: ({ tax, rate }) => `${tax} ${rate} auf`,
	includedTax: ({ tax, rate }) => `Enthält ${tax} ${rate} auf`,
	named: ({ kind, number }) => `${kind} ${number}`,
};
