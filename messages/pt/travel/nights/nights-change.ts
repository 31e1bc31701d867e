import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const nightsChange: Messages["nightsChange"] = {
	usualPrice: "o preço predefinido",
	price: ({ price }) => `preço ${price}`,
	usualMinStay: "a estadia mínima predefinida",
	minStay: ({ nights }) =>
		plural(nights, { one: `estadia mínima ${nights} noite`, other: `estadia mínima ${nights} noites` }),
	closed: "fechado",
	open: "aberto",
	noArrivals: "sem chegadas",
	arrivals: "com chegadas",
	noDepartures: "sem partidas",
	departures: "com partidas",
};
