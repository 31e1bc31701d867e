import type { Messages } from "#messages/en/index.ts";

export const deskMoney: Messages["deskMoney"] = {
	paid: "Le séjour est payé.",
	paysAtHotel: ({ due }) => `Le client paie ${due} à l’hôtel.`,
	giveBack: ({ amount }) => `${amount} sont à rendre au client.`,
	stillDue: ({ due }) => `${due} restent à payer à l’hôtel.`,
	refunded: ({ paid }) => `Les ${paid} payés en ligne sont remboursés.`,
	noLongerOnline: "Le paiement en ligne n’est plus possible.",
};
