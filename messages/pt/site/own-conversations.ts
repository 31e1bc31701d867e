import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const ownConversations: Messages["ownConversations"] = {
	meta: "Mensagens",
	replyEmailed: "Enviamos-lhe um e-mail quando responderem.",
	ask: ({ name }) => `Faça uma pergunta a ${name}. Enviamos-lhe um e-mail quando responderem.`,
	times: ({ clock }) => `As horas indicadas são: ${clock}.`,
	most: "Até 1000 caracteres.",
	title: "As suas mensagens",
	lead: "Mensagens sobre as suas encomendas, estadias e mudanças, e outras que nos enviou.",
	bookings: "As suas reservas",
	none: {
		text: "Para perguntar sobre uma encomenda, estadia ou mudança, abra-a e selecione Mensagens.",
		title: "Ainda não há mensagens",
	},
	caption: "Mensagens",
	about: "Assunto",
	last: "Última mensagem",
	new: "Nova",
	newCount: ({ count }) => plural(count, { one: `${count} nova`, other: `${count} novas` }),
	titles: {
		partner: () => "O seu pedido de parceria",
		contact: ({ market }) => `A sua mensagem para ${market}`,
		order: ({ number }) => `Mensagens sobre a encomenda ${number}`,
		stay: ({ number }) => `Mensagens sobre a estadia ${number}`,
		move: ({ number }) => `Mensagens sobre a mudança ${number}`,
	},
};
