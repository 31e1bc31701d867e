import type { Messages } from "#messages/en/index.ts";

export const deliverySettings: Messages["deliverySettings"] = {
	priceIn: ({ currency }) => `Preço em ${currency}`,
	freeForOrdersFrom: "Grátis para encomendas desde",
	countries: "Países",
	active: "Ativo",
	title: "Entregas",
	daysBetween: ({ from, to }) => `${from}–${to} dias`,
	andMore: ({ countries, count }) => `${countries} e mais ${count}`,
	deliveryMethod: "Método de entrega",
	minimumWorkingDays: "Mínimo de dias úteis",
	maximumWorkingDays: "Máximo de dias úteis",
	positionList: "Posição na lista",
	nameHint: "Mostrado aos clientes ao finalizar a compra.",
	countriesHint:
		"Nomes ou códigos de duas letras, separados por vírgulas, como Canadá, US. Deixe vazio para todos os países.",
	activeHint: "Os clientes podem escolhê-lo ao finalizar a compra.",
	method: "Método",
	free: "Grátis desde",
	days: "Dias",
	orderHint: "Os clientes veem os métodos de entrega por esta ordem.",
	emptyText: "Adicione um método de entrega para que os clientes possam finalizar a compra.",
	allCountries: "Todos os países",
};
