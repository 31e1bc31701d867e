import type { Messages } from "#messages/en/index.ts";

export const rateErrors: Messages["rateErrors"] = {
	name: "Introduza um nome para a tarifa.",
	aName: "O nome",
	rooms: "Escolha pelo menos um quarto.",
	direction: "Escolha se a tarifa é mais baixa ou mais alta.",
	by: "Introduza a diferença de preço, por exemplo 10.",
	aDifference: "A diferença",
	percentRange: "Introduza uma percentagem de 0 a 90 sem casas decimais.",
	unit: "Escolha uma percentagem ou um montante.",
	board: "Escolha as refeições incluídas.",
	cancellation: "Escolha as condições de cancelamento.",
	payment: "Escolha como os hóspedes pagam.",
	nightsRange: ({ min, max }) => `Introduza de ${min} a ${max} noites ou deixe vazio.`,
	daysRange: ({ min, max }) => `Introduza de ${min} a ${max} dias ou deixe vazio.`,
	maxNights: "A estadia máxima não pode ser inferior à mínima.",
	maxDays: "Não pode ser inferior ao primeiro número de dias.",
};
