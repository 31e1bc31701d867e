import type { Messages } from "#messages/en/index.ts";

export const rateList: Messages["rateList"] = {
	title: ({ hotel }) => `Tarifas de ${hotel}`,
	untitled: "Tarifas de um hotel",
	tab: "Tarifas",
	intro:
		"A tarifa normal usa os preços dos seus quartos e as condições do seu hotel. As outras tarifas são calculadas a partir dela: quando altera um preço no calendário, elas também mudam. As reservas existentes mantêm os seus preços e condições.",
	none: "Apenas a tarifa normal",
	noneText: "Adicione uma tarifa, por exemplo um preço mais baixo sem reembolso ou um com pequeno-almoço.",
	add: "Adicionar uma tarifa",
	rate: "Tarifa",
	price: "Preço",
	rooms: "Quartos",
	same: "Como a tarifa normal",
	lower: ({ by }) => `${by} mais baixa`,
	higher: ({ by }) => `${by} mais alta`,
	aNight: ({ amount }) => `${amount} por noite`,
	saved: ({ name }) => `${name} foi guardada.`,
	again: ({ name }) => `${name} já está adicionada.`,
	off: "Desativada",
	tooMany: ({ count }) => `Um hotel tem no máximo ${count} tarifas.`,
};
