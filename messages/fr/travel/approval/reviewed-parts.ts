import type { Messages } from "#messages/en/index.ts";

export const reviewedParts: Messages["reviewedParts"] = {
	name: "Nom et étoiles",
	address: "Adresse",
	contact: "E-mail et téléphone",
	description: "Description",
	amenities: "Équipements",
	houseRules: "Règlement intérieur",
	terms: "Conditions",
	photos: "Photos",
	rooms: "Chambres, leurs photos ou leurs prix",
};
