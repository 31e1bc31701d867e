import type { Messages } from "#messages/en/index.ts";

export const hotelPlace: Messages["hotelPlace"] = {
	metaTitle: ({ hotel }) => `${hotel} sur la carte`,
	untitled: "Hôtel sur la carte",
	placed: ({ hotel, place }) => `${hotel} est sur la carte : ${place}.`,
	removed: ({ hotel }) => `${hotel} n’est plus sur la carte.`,
	title: "Emplacement sur la carte",
	move: "Cliquez sur la carte pour déplacer le repère. Zoomez d’abord pour être précis.",
	set: "Cliquez sur la carte à l’endroit de l’entrée pour les clients. Zoomez d’abord pour être précis.",
	coordinates: "Coordonnées",
	latitude: "Latitude",
	latitudeHint: "Positive au nord, négative au sud, par exemple 38.7139.",
	longitude: "Longitude",
	longitudeHint: "Positive à l’est, négative à l’ouest, par exemple -9.1334.",
	leaveEmpty: "Laissez les deux champs vides pour retirer l’hôtel de la carte.",
	save: "Enregistrer les coordonnées",
	busy: "Enregistrement...",
	putPin: "Placer le repère ici",
};
