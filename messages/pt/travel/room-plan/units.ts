import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const units: Messages["units"] = {
	title: "Números dos quartos",
	intro: "Numere os quartos deste tipo para os atribuir às estadias e acompanhar a limpeza.",
	none: "Ainda não há números de quarto",
	noneText: "Este tipo de quarto vende-se sem eles. Adicione os números para planear quarto a quarto.",
	differs: ({ units, quantity }) =>
		`${plural(units, { one: `${formatCount(units)} número de quarto`, other: `${formatCount(units)} números de quarto` })}, mas ${plural(quantity, { one: `${formatCount(quantity)} quarto deste tipo está`, other: `${formatCount(quantity)} quartos deste tipo estão` })} à venda.`,
	changeQuantity: "Alterar o número de quartos",
	add: "Adicionar números",
	adding: "A adicionar...",
	numbers: "Números dos quartos",
	numbersHint: "Um intervalo como 101–112, ou números e nomes separados por vírgulas.",
	floor: "Piso",
	floorHint: "Deixe vazio para o obter do número: o 204 fica no piso 2.",
	notes: "Notas",
	notesHint: "Para a receção e a limpeza, por exemplo «Varanda» ou «Comunica com o 102».",
	number: "Número do quarto",
	enterNumbers: "Introduza pelo menos um número de quarto.",
	enterNumber: "Introduza o número do quarto.",
	tooMany: ({ most }) => `Introduza intervalos crescentes e, no máximo, ${most} números de cada vez.`,
	aNumber: "O número do quarto",
	aFloor: "O piso",
	someNotes: "As notas",
	taken: ({ names }) => `Este hotel já tem estes números de quarto: ${names}.`,
	added: ({ count }) =>
		plural(count, {
			one: "Foi adicionado 1 número de quarto.",
			other: `Foram adicionados ${formatCount(count)} números de quarto.`,
		}),
	edit: ({ name }) => `Editar o quarto ${name}`,
	saved: ({ name }) => `O quarto ${name} foi guardado.`,
	remove: ({ name }) => `Remover o quarto ${name}`,
	removeQuestion: ({ name }) => `Remover o quarto ${name}?`,
	removeText:
		"Deixa de estar no mapa de quartos e na limpeza. As estadias passadas mantêm-no. O número de quartos à venda não muda.",
	removed: ({ name }) => `O quarto ${name} foi removido.`,
	used: ({ name, date }) =>
		`O quarto ${name} está ocupado a partir de ${date}. Mude primeiro as suas estadias e termine os bloqueios.`,
};
