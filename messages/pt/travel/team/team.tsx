import type { Messages } from "#messages/en/index.ts";

export const team: Messages["team"] = {
	invitations: {
		title: "Convites",
		inviter: "Enviado por",
		link: "Link",
		expired: ({ date }) => `Expirou em ${date}`,
		works: ({ date }) => `Funciona até ${date}`,
		sending: "A enviar...",
		withdrawing: "A retirar...",
		sendAgain: ({ to, email }) => <>Enviar novamente{to(` para ${email}`)}</>,
		withdraw: ({ rest, email }) => <>Retirar{rest(` o convite de ${email}`)}</>,
	},
	email: "E-mail",
	role: "Função",
	members: {
		title: "Membros",
		member: "Membro",
		since: "Desde",
		actions: ({ name }) => `Ações para ${name}`,
		changeRole: "Alterar função",
		leave: "Sair da equipa",
		remove: "Remover",
		you: ({ name }) => `${name} (a sua conta)`,
	},
	own: {
		title: "As suas equipas",
		leave: ({ rest, hotel }) => <>Sair da equipa{rest(` de ${hotel}`)}</>,
	},
	title: ({ hotel }) => `Equipa de ${hotel}`,
	untitled: "Equipa de um hotel",
};
