import type { Messages } from "#messages/en/index.ts";

export const hotelFilters: Messages["hotelFilters"] = {
	priceOfStay: "Prix du séjour",
	pricePerNight: "Prix par nuit",
	showOnly: "Afficher uniquement",
	freeCancellation: "Annulation gratuite",
	instant: "Confirmation immédiate",
	stars: "Étoiles",
	rating: "Note des voyageurs",
	ratingFrom: ({ rating }) => `${rating} et plus`,
	amenities: "Équipements",
};
