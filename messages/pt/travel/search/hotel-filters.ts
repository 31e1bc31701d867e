import type { Messages } from "#messages/en/index.ts";

export const hotelFilters: Messages["hotelFilters"] = {
	priceOfStay: "Preço da estadia",
	pricePerNight: "Preço por noite",
	showOnly: "Mostrar apenas",
	freeCancellation: "Cancelamento grátis",
	instant: "Confirmação imediata",
	stars: "Estrelas",
	rating: "Avaliação dos hóspedes",
	ratingFrom: ({ rating }) => `${rating} ou mais`,
	amenities: "Comodidades",
};
