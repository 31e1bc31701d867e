import type { Messages } from "#messages/en/index.ts";

export const hotelSorts: Messages["hotelSorts"] = {
	recommended: "Recomendados",
	price: "Precio, de menor a mayor",
	rating: "Puntuación",
	stars: "Estrellas",
};
