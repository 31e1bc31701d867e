import type { Messages } from "#messages/en/index.ts";

export const marketFields: Messages["marketFields"] = {
	enterName: "Introduza o nome do site.",
	theName: "O nome do site",
	sold: ({ currency }) => `Já houve vendas em ${currency}, por isso a moeda já não pode ser alterada.`,
	chooseCurrency: "Escolha uma moeda.",
	chooseCountry: "Escolha um país.",
	chooseZone: "Escolha um fuso horário.",
	priced: ({ currency, decimals }) =>
		`Já foram introduzidos preços em ${currency}, por isso só pode mudar para uma moeda ${decimals ? `com ${decimals}` : "sem"} casas decimais.`,
	currencyHint: "De todos os preços. A moeda não pode ser alterada depois da primeira venda.",
	pricedHint: ({ explained, figure }) =>
		`${explained} Um preço de ${figure} continua a ser ${figure} na nova moeda. A moeda não pode ser alterada depois da primeira venda.`,
};
