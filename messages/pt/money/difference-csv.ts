import type { Messages } from "#messages/en/index.ts";

export const differenceCsv: Messages["differenceCsv"] = {
	foundAt: "Detetada em",
	record: "Registo",
	number: "Número",
	provider: "Prestador",
	providerId: "ID do prestador",
	difference: "Diferença",
	currency: "Moeda",
	ourAmount: "O nosso montante",
	ourStatus: "O nosso estado",
	providerAmount: "Montante do prestador",
	providerStatus: "Estado do prestador",
	closedAt: "Fechada em",
	closedBy: "Fechada por",
	note: "Nota",
};
