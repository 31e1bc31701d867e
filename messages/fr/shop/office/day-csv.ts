import type { Messages } from "#messages/en/index.ts";

export const dayCsv: Messages["dayCsv"] = {
	day: "Jour",
	currency: "Devise",
	revenue: "Chiffre d’affaires",
	orders: "Commandes",
	units: "Unités",
	cartsStarted: "Paniers créés",
	cartsConverted: "Paniers convertis",
	cancelledOrExpired: "Annulées ou expirées",
	returned: "Retournées",
};
