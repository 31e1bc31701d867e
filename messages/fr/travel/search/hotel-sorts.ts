import type { Messages } from "#messages/en/index.ts";

export const hotelSorts: Messages["hotelSorts"] = {
	recommended: "Recommandés",
	price: "Prix croissant",
	rating: "Note des voyageurs",
	stars: "Étoiles",
};
