import type { Messages } from "#messages/en/index.ts";

export const leaveTeam: Messages["leaveTeam"] = {
	leave: "Sair da equipa",
	removeTitle: "Remover da equipa",
	left: ({ hotel }) => `Saiu da equipa de ${hotel}.`,
	removed: ({ name }) => `${name} já não faz parte da equipa.`,
	leaveQuestion: ({ hotel }) => `Sair da equipa de ${hotel}?`,
	removeQuestion: ({ name }) => `Remover ${name} da equipa?`,
	remove: "Remover",
	leaving: "A sair...",
	removing: "A remover...",
	leaveText: "Deixa de poder abrir as reservas e páginas do hotel. Para voltar, precisa de um novo convite.",
	removeText: ({ name, hotel }) =>
		`${name} deixa de poder abrir as reservas e páginas de ${hotel}, de imediato e em todos os dispositivos. Avisamos por e-mail.`,
};
