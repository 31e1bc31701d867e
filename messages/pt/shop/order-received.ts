import type { Messages } from "#messages/en/index.ts";

export const orderReceived: Messages["orderReceived"] = {
	number: "Número da encomenda",
	payBefore: "Pagar até",
	subject: ({ number }) => `Recebemos a sua encomenda (${number})`,
	intro: ({ number }) => `Obrigado. Recebemos a sua encomenda ${number} e vamos confirmá-la em breve.`,
	view: "Ver a sua encomenda",
	linkWarning: "Qualquer pessoa com este link pode ver a sua encomenda. Não reencaminhe este e-mail.",
};
