import type { Messages } from "#messages/en/index.ts";

export const teamMail: Messages["teamMail"] = {
	invitation: {
		subject: ({ hotel }) => `Entre na equipa de ${hotel}`,
		text: ({ inviter, hotel, market }) =>
			`${inviter} enviou-lhe um convite para trabalhar para ${hotel} em ${market}.`,
		role: ({ role, may }) => `A sua função: ${role}. ${may}`,
		works: "Pode usar o link uma vez, no prazo de 7 dias. Se não conhece o hotel, ignore este e-mail.",
		open: "Abrir o convite",
	},
	removed: {
		subject: ({ hotel }) => `Já não faz parte da equipa de ${hotel}`,
		text: ({ hotel }) => `Já não pode abrir as reservas e páginas de ${hotel}. A sua conta mantém-se.`,
		open: "Abrir a sua conta",
	},
	joined: {
		subject: ({ colleague, hotel }) => `${colleague} entrou na equipa de ${hotel}`,
		text: ({ colleague, email, hotel }) =>
			`${colleague} (${email}) aceitou o convite para a equipa de ${hotel}.`,
		role: ({ role, may }) => `Função: ${role}. ${may}`,
		change: "Pode alterar a função ou remover a pessoa da equipa a qualquer momento.",
		open: "Abrir a equipa",
	},
};
