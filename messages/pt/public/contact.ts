import type { Messages } from "#messages/en/index.ts";

export const contact: Messages["contact"] = {
	enterMessage: "Introduza a sua mensagem.",
	title: "Contacte-nos",
	description: ({ market }) => `Contacte ${market}. Lemos todas as mensagens e respondemos por e-mail.`,
	thanks: ({ address }) => `Obrigado pela sua mensagem. Responderemos para ${address}.`,
	lead: "Lemos todas as mensagens e respondemos por e-mail.",
	name: "O seu nome",
	messageHint: "Até 1000 caracteres. Indique o número da encomenda ou reserva, se tiver.",
	send: "Enviar mensagem",
	faster: "Obtenha ajuda mais depressa",
	track: {
		text: "Veja o estado atual e o histórico.",
		title: "Onde está a minha encomenda ou reserva?",
		link: "Acompanhar uma encomenda ou reserva",
	},
	data: {
		text: "No seu perfil ou por e-mail, se não tiver conta.",
		title: "Como posso transferir ou eliminar os meus dados?",
		link: "Obter ou apagar os seus dados",
	},
	partner: {
		text: "Trabalhamos com hotéis, transportadores e vendedores.",
		title: ({ market }) => `Como posso vender ou alugar em ${market}?`,
		link: "Torne-se parceiro",
	},
};
