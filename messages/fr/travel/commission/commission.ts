import type { Messages } from "#messages/en/index.ts";

export const commission: Messages["commission"] = {
	direction: {
		toHotel: ({ market }) => `${market} doit à l’hôtel`,
		toMarket: ({ market }) => `L’hôtel doit à ${market}`,
		even: "Rien à régler",
	},
	paid: {
		toHotel: ({ market }) => `${market} a payé à l’hôtel`,
		toMarket: ({ market }) => `L’hôtel a payé à ${market}`,
	},
	state: {
		open: "À régler",
		overdue: "En retard",
		settled: "Réglé",
	},
	kind: {
		check_out: "Séjour",
		no_show: "Frais de non-présentation",
		late_cancellation: "Frais d’annulation",
		check_out_undone: "Départ annulé",
		payment: "Paiement ultérieur",
		refund: "Remboursement",
	},
};
