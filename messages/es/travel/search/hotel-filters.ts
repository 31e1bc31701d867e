import type { Messages } from "#messages/en/index.ts";

export const hotelFilters: Messages["hotelFilters"] = {
	priceOfStay: "Precio de la estancia",
	pricePerNight: "Precio por noche",
	showOnly: "Mostrar solo",
	freeCancellation: "Cancelación gratis",
	instant: "Confirmación inmediata",
	stars: "Estrellas",
	rating: "Puntuación",
	ratingFrom: ({ rating }) => `${rating} o más`,
	amenities: "Servicios",
};
