import type { Messages } from "#messages/en/index.ts";

export const reviewedParts: Messages["reviewedParts"] = {
	name: "Name und Sterne",
	address: "Adresse",
	contact: "E-Mail und Telefon",
	description: "Beschreibung",
	amenities: "Ausstattung",
	houseRules: "Hausordnung",
	terms: "Bedingungen",
	photos: "Fotos",
	rooms: "Zimmer, ihre Fotos oder Preise",
};
