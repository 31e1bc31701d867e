import type { Messages } from "#messages/en/index.ts";

export const housekeeping: Messages["housekeeping"] = {
	title: "Limpeza",
	intro: "Toque num botão quando um quarto estiver pronto. Ao registar uma saída, o quarto fica sujo.",
	arrival: "Chegada hoje",
	departure: "Saída hoje",
	inHouse: "Ocupado",
	noFloor: "Sem piso",
	none: "Ainda não há números de quarto",
	noneText: "Adicione os números dos quartos a cada tipo. Depois, esta lista mostra quais limpar.",
	toClean: "Por limpar",
	allRooms: "Todos os quartos",
	state: { dirty: "Sujo", clean: "Limpo", inspected: "Inspecionado" },
	inSentence: { dirty: "sujo", clean: "limpo", inspected: "inspecionado" },
	mark: { dirty: "Marcar como sujo", clean: "Marcar como limpo", inspected: "Marcar como inspecionado" },
	outUntil: ({ date }) => `Fora de serviço até ${date}`,
	floor: ({ floor }) => `Piso ${floor}`,
	by: ({ at, by }) => `Desde ${at}, ${by}`,
	since: ({ at }) => `Desde ${at}`,
	done: ({ name, state }) => `O quarto ${name} está agora ${state}.`,
	late: ({ name, state }) => `Outra pessoa acabou de mudar o quarto ${name}. Está agora ${state}.`,
};
