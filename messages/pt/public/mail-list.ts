import type { Messages } from "#messages/en/index.ts";

export const mailList: Messages["mailList"] = {
	title: "E-mails",
	to: "Para",
	subject: "Assunto",
	created: "Criado",
	noServer:
		"Não há um servidor de e-mail configurado, por isso estes e-mails não foram enviados. Leia-os aqui e transmita o que for urgente.",
	none: {
		text: "Um e-mail aparece aqui quando alguém se regista, repõe uma palavra-passe, faz uma encomenda ou uma reserva.",
		title: "Ainda não há e-mails",
		link: "Pedir um e-mail de reposição da palavra-passe",
	},
	caption: "E-mails, mais recentes primeiro",
	one: "E-mail",
	all: "Todos os e-mails",
	toAt: ({ address, time }) => `Para ${address}, criado em ${time}`,
	states: {
		folder: "Guardado na pasta",
		failed: "Falhou",
		retrying: "A tentar novamente",
		waiting: "Em espera",
	},
};
