import type { Messages } from "#messages/en/index.ts";

export const contactMails: Messages["contactMails"] = {
	inboxLink: "Abrir en la bandeja de entrada",
	partner: {
		subject: ({ name }) => `Solicitud de socio de ${name}`,
		body: ({ name, market }) => `${name} quiere unirse a la red de socios de ${market}.`,
		contact: "Contacto",
	},
	message: {
		subject: ({ name }) => `Mensaje de ${name}`,
		body: ({ name }) =>
			`${name} ha enviado un mensaje desde la página de contacto. Responde en la bandeja de entrada o a este correo.`,
	},
	received: {
		subject: "Hemos recibido tu mensaje",
		body: ({ market }) =>
			`Gracias por contactar con ${market}. Hemos recibido tu mensaje y responderemos a este correo electrónico.`,
		ignore: "Si no has contactado con nosotros, ignora este correo.",
	},
};
