import type { Messages } from "#messages/en/index.ts";

export const partnerRequests: Messages["partnerRequests"] = {
	accept: {
		title: "Aceitar um pedido de parceria",
		done: ({ email }) => `O pedido foi aceite. Enviámos um convite para ${email}.`,
		gone: "Este pedido já não existe.",
		already: ({ email }) => `Este pedido já foi aceite: o convite foi enviado para ${email}.`,
		isHotel: ({ email }) => `${email} já tem uma conta de hotel. Escreva antes uma mensagem.`,
		isStaff: ({ email, role }) => `${email} pertence a uma conta da equipa (${role}). Use outro e-mail.`,
		question: "Aceitar este pedido de parceria?",
		lead: "Enviamos por e-mail um convite para abrir uma conta de hotel. O link pode ser usado uma vez, no prazo de 14 dias.",
		button: "Aceitar e convidar",
		busy: "A aceitar...",
		link: "Aceitar pedido",
	},
	goBack: "Voltar",
	again: {
		outdated: "Abra novamente o pedido e prima aí o botão.",
		done: "Enviámos um novo convite. O link dele substitui o anterior.",
		notNeeded: "Este pedido já não precisa de convite.",
		button: "Enviar convite novamente",
	},
	invitation: {
		title: "Abra uma conta de hotel",
		done: ({ market }) =>
			`Boas-vindas à Rede de Parceiros ${market}. A sua conta é agora uma conta de hotel.`,
		dead: "Um convite pode ser usado uma vez, no prazo de 14 dias. Se já abriu a sua conta de hotel, inicie sessão. Caso contrário, peça-nos um novo.",
		contact: "Contacte-nos",
		lead: ({ market, email }) => `Boas-vindas à Rede de Parceiros ${market}. O convite é para ${email}.`,
		becomes:
			"A sua conta passa a ser uma conta de hotel: com ela anuncia hotéis e gere as respetivas reservas. O que encomendou e reservou mantém-se nela.",
		button: "Converter em conta de hotel",
		hasAccount: "Este e-mail já tem uma conta. Inicie sessão para a converter em conta de hotel.",
		create: "Criar uma conta de hotel",
		isStaff: "A sua é uma conta da equipa, por isso não pode passar a conta de hotel.",
		signedInAs: ({ email }) => `Iniciou sessão como ${email}. Termine a sessão e volte a abrir o link.`,
	},
	decline: {
		title: "Recusar um pedido de parceria",
		already: "Este pedido já foi aceite ou recusado.",
		enterAnswer: "Introduza uma resposta.",
		anAnswer: "Uma resposta",
		done: "O pedido foi recusado e a conversa fechada.",
		usual: ({ market }) =>
			`Obrigado pelo seu interesse na Rede de Parceiros ${market}. De momento, não podemos aceitar o seu pedido.`,
		question: "Recusar este pedido de parceria?",
		answer: "Resposta",
		emailed: ({ email }) =>
			`Enviamo-la por e-mail para ${email}. A conversa fecha e reabre quando escreverem.`,
		noEmail: "Não temos o e-mail desta pessoa, por isso avise-a também diretamente. A conversa fecha.",
		button: "Recusar e enviar resposta",
		busy: "A recusar...",
		link: "Recusar",
	},
	declined: ({ date }) => `Recusado em ${date}.`,
	isAccepted: "Aceite.",
	acceptedBy: ({ name }) => `Aceite por ${name}.`,
	hasHotelAccount: ({ email }) => `${email} tem uma conta de hotel.`,
	invited: ({ email }) => `Convidámos ${email} a abrir uma conta de hotel.`,
};
