import type { Messages } from "#messages/en/index.ts";

export const hotelPhotos: Messages["hotelPhotos"] = {
	removed: "Photo supprimée.",
	photo: "Photo",
	described: "Description enregistrée.",
	example: "La piscine au crépuscule, avec des palmiers à l’arrière-plan",
	title: "Photos",
	none: "Aucune photo pour l’instant",
	noneText: {
		hotel: "La première photo est la photo principale de l’hôtel.",
		room: "La première photo est la photo principale de la chambre.",
	},
};
