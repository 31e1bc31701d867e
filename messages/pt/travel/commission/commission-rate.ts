import type { Messages } from "#messages/en/index.ts";

export const commissionRate: Messages["commissionRate"] = {
	title: "Comissão",
	rate: "Taxa de comissão (%)",
	hint: ({ usual }) =>
		`Deixe vazio para usar a taxa predefinida de todos os hotéis, ${usual}. Uma nova taxa aplica-se só a novas reservas.`,
	save: "Guardar taxa",
	busy: "A guardar...",
	invalid: "Introduza uma percentagem de 0 a 100 com, no máximo, duas casas decimais, como 12,5.",
	saved: ({ hotel, rate }) => `As novas reservas de ${hotel} têm uma comissão de ${rate}.`,
	advice: "Verifique a taxa e guarde novamente para manter a sua.",
};
