import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const orderList: Messages["orderList"] = {
	selected: ({ count }) => (count > 1 ? `${count} sélectionnées` : `${count} sélectionnée`),
	open: "En cours",
	delivery: "Livraison",
	select: ({ number }) => `Sélectionner ${number}`,
	actions: ({ number }) => `Actions pour ${number}`,
	bulk: {
		confirmed: ({ count }) => (count > 1 ? `${count} confirmées` : `${count} confirmée`),
		shipped: ({ count }) => (count > 1 ? `${count} expédiées` : `${count} expédiée`),
		changed: ({ count, orders }) =>
			count > 1 ? `${count} déjà modifiées (${orders})` : `${count} déjà modifiée (${orders})`,
		otherTracking: ({ count, orders }) =>
			count > 1
				? `${count} déjà expédiées avec d’autres données de suivi (${orders})`
				: `${count} déjà expédiée avec d’autres données de suivi (${orders})`,
		failed: ({ count, orders, why }) =>
			count > 1 ? `${count} échecs (${orders}) : ${why}` : `${count} échec (${orders}) : ${why}`,
		more: ({ orders, count }) => `${orders} et ${count} de plus`,
	},
	confirmQuestion: ({ count }) =>
		plural(count, { one: `Confirmer ${count} commande ?`, other: `Confirmer ${count} commandes ?` }),
	confirmButton: ({ count }) =>
		plural(count, { one: `Confirmer ${count} commande`, other: `Confirmer ${count} commandes` }),
	emails: ({ count }) =>
		plural(count, { one: "Le client reçoit un e-mail.", other: "Chaque client reçoit un e-mail." }),
	withSelected: "Pour la sélection :",
	views: {
		confirm: "À confirmer",
		unpaid: "Impayées",
		ship: "À expédier",
	},
	shipMenu: "Expédier…",
	confirmMenu: "Confirmer…",
	confirmOrders: "Confirmer les commandes",
	orders: "Commandes",
	onlyNewConfirmable: "Seules les nouvelles commandes peuvent être confirmées.",
	selectOrder: "Sélectionnez d’abord au moins une commande.",
	newOrder: "Nouvelle commande",
	noOrdersYet: "Aucune commande pour l’instant",
	emptyText: "Les nouvelles commandes apparaissent ici automatiquement.",
	noMatch: "Aucune commande ne correspond à ces filtres",
	bulkActions: "Actions groupées",
	selectNone: "Tout désélectionner",
	selectAll: "Tout sélectionner sur cette page",
	discount: "Réduction",
	numberNameEmail: "Numéro, nom, e-mail…",
	order: "Commande",
	dispute: "Litige",
};
