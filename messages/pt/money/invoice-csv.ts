import type { Messages } from "#messages/en/index.ts";

export const invoiceCsv: Messages["invoiceCsv"] = {
	number: "Número",
	document: "Documento",
	dateOfIssue: "Data de emissão",
	seller: "Vendedor",
	customer: "Cliente",
	email: "E-mail",
	for: "Referente a",
	orderOrBooking: "Encomenda ou reserva",
	forInvoice: "Relativa à fatura",
	currency: "Moeda",
	tax: "Imposto",
	total: "Total",
};
