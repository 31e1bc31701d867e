import type { Messages } from "#messages/en/index.ts";

export const hotelFilters: Messages["hotelFilters"] = {
	priceOfStay: "Preis für den Aufenthalt",
	pricePerNight: "Preis pro Nacht",
	showOnly: "Nur anzeigen",
	freeCancellation: "Kostenlose Stornierung",
	instant: "Sofortbestätigung",
	stars: "Sterne",
	rating: "Gästebewertung",
	ratingFrom: ({ rating }) => `Ab ${rating}`,
	amenities: "Ausstattung",
};
