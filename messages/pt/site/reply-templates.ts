import type { Messages } from "#messages/en/index.ts";

export const replyTemplates: Messages["replyTemplates"] = {
	delete: {
		title: "Eliminar modelo de resposta",
		done: "O modelo de resposta foi eliminado.",
		question: ({ name }) => `Eliminar ${name}?`,
		lead: "As mensagens enviadas com ele mantêm-se. Esta ação não pode ser anulada.",
	},
	title: "Modelos de resposta",
	one: "Modelo de resposta",
	nameTaken: "Outro modelo de resposta tem este nome. Introduza outro.",
	full: ({ max }) => `Já existem ${max} modelos de resposta. Elimine um antes de adicionar outro.`,
	text: "Texto",
	nameHint: "Visível apenas para si e para os seus colegas.",
	lead: "Respostas para inserir numa mensagem, com o nome do cliente e o número preenchidos.",
	none: "Escreva uma resposta uma vez e insira-a em qualquer conversa.",
	actions: ({ name }) => `Ações para ${name}`,
	enterName: "Introduza um nome.",
	enterText: "Introduza o texto.",
	theText: "O texto",
	noHotels: "Ainda não tem hotéis. Os modelos de resposta pertencem a um hotel.",
	textHint: "{name} passa a ser o nome do cliente e {number} o número da encomenda, estadia ou mudança.",
};
