import type { Messages } from "#messages/en/index.ts";

export const folio: Messages["folio"] = {
	title: "Compte du séjour",
	line: "Ligne",
	owed: "Dû",
	paid: "Payé",
	balance: "Solde",
	online: {
		paid: "Payé en ligne",
		refunded: "Remboursement en ligne",
		refund_failed: "Remboursement en ligne, renvoyé par la banque",
	},
	onItsWayBack: "Remboursement en ligne en cours",
	pays: ({ due }) => `Le client doit ${due}. Comment paie-t-il ?`,
	staysOpen: "Pas maintenant : enregistrer le départ avec le solde ouvert",
};
