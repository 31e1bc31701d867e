import type { Messages } from "#messages/en/index.ts";

export const orderProgress: Messages["orderProgress"] = {
	arriving: {
		shipped: "Votre commande est en route.",
		delivered: "Votre commande est arrivée.",
		returned: "Nous avons reçu vos articles retournés.",
	},
	paying: {
		unpaid: "Nous attendons votre paiement.",
		paid: "Votre paiement est terminé.",
		refunded: "Nous avons remboursé votre paiement.",
		failed: "Votre paiement a échoué. Payez à nouveau.",
	},
	packingRest: ({ shipped }) => `${shipped}. Nous préparons le reste.`,
	refundedPart: ({ amount }) => `Nous avons remboursé ${amount} de votre paiement.`,
	refundComing: ({ amount }) => `Nous vous remboursons ${amount}.`,
	parcelsShipped: ({ shipped, count }) => `Colis expédiés : ${shipped} sur ${count}`,
	expires: ({ at }) => `Annulée automatiquement si elle n’est pas payée avant le ${at}.`,
	expiresUnconfirmed: ({ at }) => `Annulée automatiquement si nous ne la confirmons pas avant le ${at}.`,
	refunding: ({ amount }) => `Nous vous remboursons les ${amount} que vous avez payés.`,
	refundingRest: ({ amount }) => `Nous vous remboursons les ${amount} restants.`,
	willRefund: ({ amount }) => `Nous vous rembourserons les ${amount} que vous avez payés.`,
	willRefundRest: ({ amount }) => `Nous vous rembourserons les ${amount} restants.`,
	willRefundRestPaid: ({ amount }) => `Nous vous rembourserons les ${amount} restants que vous avez payés.`,
	payCourier: "Payez le livreur en espèces à l’arrivée de votre commande.",
};
