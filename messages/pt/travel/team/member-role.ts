import type { Messages } from "#messages/en/index.ts";

export const memberRole: Messages["memberRole"] = {
	title: "Alterar função",
	outOfDate: "Esta página está desatualizada. Abra novamente a equipa e escolha uma função.",
	choose: "Escolha uma função.",
	changed: ({ role }) => `Função alterada para ${role}.`,
	meanwhile: ({ role }) => `Entretanto, alguém alterou a função para ${role}. Verifique e tente novamente.`,
	question: ({ name }) => `Alterar a função de ${name}`,
	text: "A nova função aplica-se de imediato em todos os seus dispositivos.",
	role: "Função",
	busy: "A alterar...",
};
