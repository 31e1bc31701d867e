import type { Messages } from "#messages/en/index.ts";

export const nightsTable: Messages["nightsTable"] = {
	ownPrice: "(preço personalizado)",
	closed: "Fechado",
	full: "Esgotado",
	left: "restantes",
	nights: "noites",
	noIn: "s/ cheg.",
	noArrivals: "(sem chegadas)",
	noOut: "s/ part.",
	noDepartures: "(sem partidas)",
	weekdays: ["seg", "ter", "qua", "qui", "sex", "sáb", "dom"],
};
