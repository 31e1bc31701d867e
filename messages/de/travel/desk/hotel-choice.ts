import type { Messages } from "#messages/en/index.ts";

export const hotelChoice: Messages["hotelChoice"] = {
	hotel: "Hotel",
	all: "Alle Hotels",
	show: "Anzeigen",
};
