import { endSentence } from "#app/common/language/in-sentence.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const shopFigures: Messages["shopFigures"] = {
	revenueByDay: ({ currency }) => `Chiffre d’affaires par jour, en ${currency}`,
	names: {
		revenue: "Chiffre d’affaires",
		orders: "Commandes",
		average: "Panier moyen",
		conversion: "Conversion des paniers",
		units: "Unités vendues",
		lostShare: "Annulées ou expirées",
		returnedShare: "Retournées",
		goods: "Unités, meilleures ventes et catégories",
	},
	title: "Tableau de bord de la boutique",
	exportCsv: "Exporter en CSV",
	daysAndCurrency: "Jours et devise",
	bestSellers: "Meilleures ventes par unités vendues",
	product: "Produit",
	units: "Unités",
	revenueByCategory: ({ currency }) => `Chiffre d’affaires par catégorie, en ${currency}`,
	category: "Catégorie",
	lastUpdated: ({ at }) =>
		`Meilleures ventes et catégories mises à jour à ${at}. Mise à jour toutes les 10 minutes.`,
	soldOut: "En rupture de stock",
	inTotal: ({ amount }) => `${amount} au total`,
	definitions: {
		revenue:
			"Le total de toutes les commandes passées pendant la période, livraison et taxes comprises, remboursements déduits. Les commandes annulées et expirées sont exclues.",
		orders: "Les commandes passées pendant la période. Les commandes annulées et expirées sont exclues.",
		average: "Le chiffre d’affaires divisé par le nombre de commandes.",
		conversion: "La part des paniers créés pendant la période qui sont devenus des commandes.",
		goods:
			"Les articles vendus, retours déduits. Le chiffre d’affaires s’entend après réductions et hors livraison.",
		lostShare: "La part des commandes annulées et expirées parmi toutes les commandes passées.",
		returnedShare: "La part des commandes retournées en totalité.",
	},
	daysStart: ({ clock, currency }) =>
		`Les jours commencent à minuit, ${clock}. Seules les commandes en ${currency} sont prises en compte. Aujourd’hui est comparé jusqu’à l’heure actuelle.`,
	compared: ({ days, before, at, clock }) =>
		`${days}, par rapport à ${endSentence(before)} Situation à ${at}, ${clock}.`,
	newOrders: ({ count }) =>
		plural(count, { one: `${count} nouvelle commande`, other: `${count} nouvelles commandes` }),
	returnRequested: ({ order }) => <>{order} : retour demandé</>,
	lowVariants: ({ count, shown }) =>
		plural(count, {
			one: "1 variante a un stock faible ou épuisé :",
			other: `${shown} variantes ont un stock faible ou épuisé :`,
		}),
	waiting: ({ count }) => `${count} en attente`,
	left: ({ count }) => `${count} en stock`,
	viewAll: "Tout afficher",
	viewAllOf: ({ count }) => `Afficher les ${count}`,
	noOrders: "Aucune commande pendant cette période ni la précédente.",
	ordersDay: "Commandes par jour",
	do: "À faire",
	nothingToDo:
		"Tout est fait. Il n’y a ni nouvelle commande ni retour, et aucun produit n’a un stock faible.",
	noSales: "Aucune vente pendant cette période.",
};
