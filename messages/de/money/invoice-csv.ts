import type { Messages } from "#messages/en/index.ts";

export const invoiceCsv: Messages["invoiceCsv"] = {
	number: "Nummer",
	document: "Beleg",
	dateOfIssue: "Ausstellungsdatum",
	seller: "Verkäufer",
	customer: "Kunde",
	email: "E-Mail",
	for: "Für",
	orderOrBooking: "Bestellung oder Buchung",
	forInvoice: "Zu Rechnung",
	currency: "Währung",
	tax: "Steuern",
	total: "Gesamt",
};
