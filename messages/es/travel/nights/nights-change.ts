import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const nightsChange: Messages["nightsChange"] = {
	usualPrice: "el precio habitual",
	price: ({ price }) => `precio ${price}`,
	usualMinStay: "la estancia mínima habitual",
	minStay: ({ nights }) =>
		plural(nights, {
			one: `estancia mínima de ${nights} noche`,
			other: `estancia mínima de ${nights} noches`,
		}),
	closed: "cerradas",
	open: "abiertas",
	noArrivals: "sin entradas",
	arrivals: "con entradas",
	noDepartures: "sin salidas",
	departures: "con salidas",
};
