import type { Messages } from "#messages/en/index.ts";

export const hotelSorts: Messages["hotelSorts"] = {
	recommended: "Empfohlen",
	price: "Preis aufsteigend",
	rating: "Gästebewertung",
	stars: "Sterne",
};
