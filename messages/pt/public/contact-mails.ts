import type { Messages } from "#messages/en/index.ts";

export const contactMails: Messages["contactMails"] = {
	inboxLink: "Abrir na caixa de entrada",
	partner: {
		subject: ({ name }) => `Pedido de parceria de ${name}`,
		body: ({ name, market }) => `${name} quer aderir à Rede de Parceiros ${market}.`,
		contact: "Contacto",
	},
	message: {
		subject: ({ name }) => `Mensagem de ${name}`,
		body: ({ name }) =>
			`${name} enviou uma mensagem a partir da página de contacto. Responda na caixa de entrada ou a este e-mail.`,
	},
	received: {
		subject: "Recebemos a sua mensagem",
		body: ({ market }) =>
			`Obrigado por contactar ${market}. Recebemos a sua mensagem e responderemos para este e-mail.`,
		ignore: "Se não nos contactou, ignore este e-mail.",
	},
};
