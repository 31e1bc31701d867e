import type { Messages } from "#messages/en/index.ts";

export const hotelSorts: Messages["hotelSorts"] = {
	recommended: "Recomendados",
	price: "Preço: mais baixo primeiro",
	rating: "Avaliação dos hóspedes",
	stars: "Estrelas",
};
