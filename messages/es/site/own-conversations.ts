import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const ownConversations: Messages["ownConversations"] = {
	meta: "Mensajes",
	replyEmailed: "Te enviaremos un correo cuando respondan.",
	ask: ({ name }) => `Haz una pregunta a ${name}. Te enviaremos un correo cuando respondan.`,
	times: ({ clock }) => `Todas las horas, en ${clock}.`,
	most: "Hasta 1000 caracteres.",
	title: "Tus mensajes",
	lead: "Mensajes sobre tus pedidos, estancias y mudanzas, y otros que nos has enviado.",
	bookings: "Tus reservas",
	none: {
		text: "Para preguntar por un pedido, una estancia o una mudanza, ábrelo y elige Mensajes.",
		title: "Aún no hay mensajes",
	},
	caption: "Mensajes",
	about: "Asunto",
	last: "Último mensaje",
	new: "Nuevo",
	newCount: ({ count }) => plural(count, { one: `${count} nuevo`, other: `${count} nuevos` }),
	titles: {
		partner: () => "Tu solicitud de socio",
		contact: ({ market }) => `Tu mensaje a ${market}`,
		order: ({ number }) => `Mensajes sobre el pedido ${number}`,
		stay: ({ number }) => `Mensajes sobre la estancia ${number}`,
		move: ({ number }) => `Mensajes sobre la mudanza ${number}`,
	},
};
