import type { Messages } from "#messages/en/index.ts";

export const invoiceCsv: Messages["invoiceCsv"] = {
	number: "Número",
	document: "Documento",
	dateOfIssue: "Fecha de emisión",
	seller: "Vendedor",
	customer: "Cliente",
	email: "Correo electrónico",
	for: "Concepto",
	orderOrBooking: "Pedido o reserva",
	forInvoice: "Factura rectificada",
	currency: "Moneda",
	tax: "Impuestos",
	total: "Total",
};
