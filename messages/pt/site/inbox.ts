import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const inbox: Messages["inbox"] = {
	states: {
		open: "Abertas",
		closed: "Fechadas",
		all: "Abertas e fechadas",
	},
	assigned: {
		me: "Mim",
		nobody: "Ninguém",
	},
	waiting: {
		unread: "Não lidas",
		unanswered: "Sem resposta",
	},
	answeredBy: {
		us: "Nós",
		hotels: "Hotéis",
	},
	views: {
		unanswered: "Sem resposta",
		mine: "Atribuídas a mim",
		open: "Abertas",
	},
	assign: {
		choose: "Escolha a quem a conversa é atribuída.",
		nobody: "A conversa já não está atribuída.",
		done: "A conversa está atribuída.",
		me: ({ name }) => `${name} (eu)`,
		toMe: "Atribuir a mim",
		busy: "A atribuir...",
		label: "Atribuída a",
		button: "Atribuir",
	},
	back: "Voltar à caixa de entrada",
	times: ({ clock }) => `· As horas indicadas são: ${clock}`,
	noMessages: "Ainda não há mensagens. A sua mensagem inicia a conversa.",
	messageTo: ({ name }) => `Mensagem para ${name}`,
	emailed: ({ email }) => `Também a enviamos por e-mail para ${email}.`,
	noEmail: "Não temos o e-mail desta pessoa, por isso só a pode ler no site.",
	title: "Caixa de entrada",
	noMatchText: "Nenhuma conversa corresponde a estes filtros.",
	none: {
		title: "Não há conversas abertas",
		hotel: "As mensagens dos hóspedes dos seus hotéis aparecem aqui.",
		staff:
			"Aparecem aqui as mensagens de clientes sobre encomendas, estadias e mudanças, as da página de contacto e os pedidos de parceria.",
		filtered: "Nenhuma conversa corresponde a estes filtros",
	},
	noneSelected: {
		text: "Selecione uma na lista para a ler e responder.",
		title: "Nenhuma conversa selecionada",
	},
	templates: "Modelos de resposta",
	state: {
		outdated: "Abra novamente a conversa e prima aí o botão.",
		closed: "A conversa está fechada.",
		open: "A conversa está aberta.",
		newMessage: "Há uma nova mensagem. Leia-a antes de fechar a conversa.",
		reopenButton: "Reabrir conversa",
		closeButton: "Fechar conversa",
		reopensToo: "Também reabre quando alguém escreve.",
		reopens: "Reabre quando alguém escreve.",
	},
	contact: "Contacto",
	conversation: "Conversa",
	caption: "Conversas",
	unread: ({ count }) => plural(count, { one: `${count} não lida`, other: `${count} não lidas` }),
	answered: "Respondida",
	anyone: "Qualquer pessoa",
	waitingLabel: "Em espera",
	answeredByLabel: "Responde",
	about: "Assunto",
	search: "Nome, e-mail ou número",
	pageTitle: ({ name }) => `${name} – Caixa de entrada`,
	view: {
		order: "Ver encomenda",
		stay: "Ver estadia",
		move: "Ver mudança",
	},
};
