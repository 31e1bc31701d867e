import type { Messages } from "#messages/en/index.ts";

export const invoiceCsv: Messages["invoiceCsv"] = {
	number: "Numéro",
	document: "Document",
	dateOfIssue: "Date d’émission",
	seller: "Vendeur",
	customer: "Client",
	email: "E-mail",
	for: "Objet",
	orderOrBooking: "Commande ou réservation",
	forInvoice: "Facture d’origine",
	currency: "Devise",
	tax: "Taxes",
	total: "Total",
};
