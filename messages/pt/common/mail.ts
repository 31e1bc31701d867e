import type { Messages } from "#messages/en/index.ts";

export const mail: Messages["mail"] = {
	hello: ({ name }) => `Olá, ${name},`,
	unsubscribeReviews: "Deixar de receber pedidos de avaliação",
};
