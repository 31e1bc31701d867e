import type { Messages } from "#messages/en/index.ts";

export const paymentCsv: Messages["paymentCsv"] = {
	createdAt: "Creado el",
	for: "Concepto",
	number: "Número",
	name: "Nombre",
	email: "Correo electrónico",
	status: "Estado",
	currency: "Moneda",
	amount: "Importe",
	charged: "Cobrado",
	refunded: "Reembolsado",
	fees: "Comisiones",
	feeCurrency: "Moneda de las comisiones",
	provider: "Proveedor",
	providerId: "ID del proveedor",
};
