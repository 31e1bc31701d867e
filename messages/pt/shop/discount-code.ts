import type { Messages } from "#messages/en/index.ts";

export const discountCode: Messages["discountCode"] = {
	notYet: ({ date }) => `Este código é válido a partir de ${date}. Por agora, remova-o.`,
	tooLittle: ({ minimum }) =>
		`Este código exige uma encomenda mínima de ${minimum}. Adicione artigos ou remova-o.`,
	invalid: "Este código não é válido. Verifique se o escreveu bem ou remova-o.",
	inactive: "Este código não está ativo. Remova-o ou experimente outro.",
	expired: "Este código expirou. Remova-o ou experimente outro.",
	usedUp: "Este código atingiu o limite de utilizações. Remova-o ou experimente outro.",
};
