import type { Messages } from "#messages/en/index.ts";

export const nightsTable: Messages["nightsTable"] = {
	ownPrice: "(eigener Preis)",
	closed: "Geschlossen",
	full: "Ausgebucht",
	left: "frei",
	nights: "Nächte",
	noIn: "keine An.",
	noArrivals: "(keine Anreise)",
	noOut: "keine Ab.",
	noDepartures: "(keine Abreise)",
	weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
};
