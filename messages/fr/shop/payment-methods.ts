import type { Messages } from "#messages/en/index.ts";

export const paymentMethods: Messages["paymentMethods"] = {
	bank_transfer: {
		label: "Virement bancaire",
		name: "Virement bancaire",
		hint: ({ days }) =>
			`Vous recevez nos coordonnées bancaires après la commande. Nous expédions dès réception du paiement et gardons votre commande ${days} jours.`,
		heading: "Payer par virement bancaire",
		step: ({ total, days }) =>
			`Effectuez un virement de ${total} sous ${days} jours. Nous expédions dès réception de votre paiement.`,
		detailsFollow: "Nous vous enverrons nos coordonnées bancaires par e-mail.",
		useReference: "Indiquez exactement cette référence pour que nous puissions identifier votre paiement.",
		reference: "Référence",
	},
	cash_on_delivery: {
		label: "Paiement à la livraison",
		name: "Paiement à la livraison",
		hint: "Payez le livreur en espèces à l’arrivée de votre commande.",
		heading: "Payer à la livraison",
		step: ({ total }) => `Préparez ${total} en espèces pour le livreur.`,
	},
	online: {
		label: "Payer en ligne",
		name: "En ligne",
		hint: "Par carte ou portefeuille électronique, sur la page sécurisée de notre prestataire de paiement. Nous gardons votre commande un jour.",
		step: ({ total }) =>
			`Payez ${total} sous 24 heures, sur la page sécurisée de notre prestataire de paiement. Nous expédions dès réception de votre paiement.`,
	},
	all: "Payez en ligne, à la livraison ou par virement bancaire.",
	offline: "Payez à la livraison ou par virement bancaire.",
	nothing: {
		heading: "Rien à payer",
		step: "Vous n’avez rien à payer.",
	},
};
