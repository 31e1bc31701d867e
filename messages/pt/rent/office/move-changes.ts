import type { Messages } from "#messages/en/index.ts";

export const moveChanges: Messages["moveChanges"] = {
	confirmation: {
		menu: "Confirmar",
		button: "Confirmar reserva",
		question: ({ name }) => `Tem a certeza de que quer confirmar a reserva de ${name}?`,
		consequence:
			"O cliente vê a confirmação na página de acompanhamento e recebe um e-mail se indicou um endereço.",
	},
	rejection: {
		menu: "Recusar",
		button: "Recusar reserva",
		question: ({ name }) => `Tem a certeza de que quer recusar a reserva de ${name}?`,
		consequence: "A reserva termina. O cliente é informado de que não podemos fazer a mudança.",
	},
	delivery: {
		menu: "Concluída",
		button: "Marcar como concluída",
		question: ({ name }) => `Tem a certeza de que quer marcar a mudança de ${name} como CONCLUÍDA?`,
		consequence: "Esta ação encerra a reserva. Depois, não a pode alterar.",
	},
	cancellation: {
		menu: "Cancelar",
		button: "Cancelar reserva",
		question: ({ name }) => `Tem a certeza de que quer cancelar a reserva de ${name}?`,
		consequence: "A reserva termina. Para fazer a mudança, o cliente tem de reservar novamente.",
	},
};
