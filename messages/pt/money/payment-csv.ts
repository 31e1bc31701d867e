import type { Messages } from "#messages/en/index.ts";

export const paymentCsv: Messages["paymentCsv"] = {
	createdAt: "Criado em",
	for: "Referente a",
	number: "Número",
	name: "Nome",
	email: "E-mail",
	status: "Estado",
	currency: "Moeda",
	amount: "Montante",
	charged: "Cobrado",
	refunded: "Reembolsado",
	fees: "Comissões",
	feeCurrency: "Moeda das comissões",
	provider: "Prestador",
	providerId: "ID do prestador",
};
