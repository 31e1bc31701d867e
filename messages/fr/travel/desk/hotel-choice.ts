import type { Messages } from "#messages/en/index.ts";

export const hotelChoice: Messages["hotelChoice"] = {
	hotel: "Hôtel",
	all: "Tous les hôtels",
	show: "Afficher",
};
