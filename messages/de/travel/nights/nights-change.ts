import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const nightsChange: Messages["nightsChange"] = {
	usualPrice: "Standardpreis",
	price: ({ price }) => `Preis ${price}`,
	usualMinStay: "Standard-Mindestaufenthalt",
	minStay: ({ nights }) =>
		plural(nights, {
			one: `Mindestaufenthalt ${nights} Nacht`,
			other: `Mindestaufenthalt ${nights} Nächte`,
		}),
	closed: "geschlossen",
	open: "geöffnet",
	noArrivals: "keine Anreise",
	arrivals: "Anreise",
	noDepartures: "keine Abreise",
	departures: "Abreise",
};
