import type { Messages } from "#messages/en/index.ts";

export const nightsTable: Messages["nightsTable"] = {
	ownPrice: "(precio personalizado)",
	closed: "Cerrado",
	full: "Completo",
	left: "libres",
	nights: "noches",
	noIn: "sin entr.",
	noArrivals: "(sin entradas)",
	noOut: "sin sal.",
	noDepartures: "(sin salidas)",
	weekdays: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
};
