import type { Messages } from "#messages/en/index.ts";

export const blockFields: Messages["blockFields"] = {
	chooseRoom: "Escolha um quarto.",
	chooseFirst: "Escolha a primeira noite.",
	chooseLast: "Escolha a última noite.",
	enterRooms: "Introduza o número de quartos.",
	roomsInvalid: "Introduza o número de quartos em algarismos, como 1.",
	oneRoom: "Bloqueie pelo menos 1 quarto.",
	tooMany: "O hotel não tem tantos quartos.",
	aNote: "Uma nota",
	lastBeforeFirst: "A última noite é anterior à primeira.",
	chooseOwnRoom: "Escolha um dos seus quartos.",
	again: "Já adicionou este bloqueio.",
	added: "Os quartos estão bloqueados.",
	title: "Bloquear quartos",
	room: "Quarto",
	first: "Primeira noite",
	last: "Última noite",
	rooms: "Número de quartos",
	note: "Nota",
	noteHint: ({ market }) => `Só a equipa do hotel e ${market} a podem ler.`,
	busy: "A guardar...",
};
