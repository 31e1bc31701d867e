import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const nightsChange: Messages["nightsChange"] = {
	usualPrice: "le prix par défaut",
	price: ({ price }) => `prix ${price}`,
	usualMinStay: "le séjour minimum par défaut",
	minStay: ({ nights }) =>
		plural(nights, { one: `séjour minimum ${nights} nuit`, other: `séjour minimum ${nights} nuits` }),
	closed: "fermé",
	open: "ouvert",
	noArrivals: "pas d’arrivée",
	arrivals: "arrivées",
	noDepartures: "pas de départ",
	departures: "départs",
};
