import type { Messages } from "#messages/en/index.ts";

export const orderReceived: Messages["orderReceived"] = {
	number: "Numéro de commande",
	payBefore: "À payer avant le",
	subject: ({ number }) => `Nous avons reçu votre commande (${number})`,
	intro: ({ number }) => `Merci. Nous avons reçu votre commande ${number} et la confirmerons bientôt.`,
	view: "Voir votre commande",
	linkWarning: "Toute personne disposant de ce lien peut voir votre commande. Ne transférez pas cet e-mail.",
};
