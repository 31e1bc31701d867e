import type { Messages } from "#messages/en/index.ts";

export const orderStates: Messages["orderStates"] = {
	new: {
		label: "Nouvelle",
		forCustomer: "Nous avons reçu votre commande et la confirmerons bientôt.",
	},
	confirmed: {
		label: "Confirmée",
		forCustomer: "Votre commande est confirmée. Nous allons maintenant la préparer.",
	},
	processing: {
		label: "En préparation",
		forCustomer: "Nous préparons votre commande.",
	},
	completed: {
		label: "Terminée",
		forCustomer: "Votre commande est terminée. Merci de votre achat.",
	},
	cancelled: {
		label: "Annulée",
		forCustomer: "Cette commande est annulée. Plus rien ne sera envoyé.",
	},
	expired: {
		label: "Expirée",
		forCustomer:
			"Cette commande a été annulée automatiquement, car elle n’a pas été payée ou confirmée à temps. Commandez à nouveau si vous le souhaitez toujours.",
	},
	unpaid: {
		label: "Impayée",
	},
	paid: {
		label: "Payée",
	},
	partially_refunded: {
		label: "Partiellement remboursée",
	},
	refunded: {
		label: "Remboursée",
	},
	failed: {
		label: "Paiement échoué",
	},
	unfulfilled: {
		label: "Non expédiée",
	},
	shipped: {
		label: "Expédiée",
	},
	delivered: {
		label: "Livrée",
	},
	returned: {
		label: "Retournée",
	},
	inText: {
		new: "nouvelle",
		confirmed: "confirmée",
		processing: "en préparation",
		completed: "terminée",
		cancelled: "annulée",
		expired: "expirée",
		unpaid: "impayée",
		paid: "payée",
		partially_refunded: "partiellement remboursée",
		refunded: "remboursée",
		failed: "paiement échoué",
		unfulfilled: "non expédiée",
		shipped: "expédiée",
		delivered: "livrée",
		returned: "retournée",
	},
};
