import type { Messages } from "#messages/en/index.ts";

export const hotelPlace: Messages["hotelPlace"] = {
	metaTitle: ({ hotel }) => `${hotel} no mapa`,
	untitled: "Hotel no mapa",
	placed: ({ hotel, place }) => `${hotel} está no mapa em ${place}.`,
	removed: ({ hotel }) => `${hotel} foi retirado do mapa.`,
	title: "Posição no mapa",
	move: "Clique no mapa para mover o marcador. Para maior precisão, aproxime primeiro.",
	set: "Clique no mapa onde os hóspedes encontram a entrada. Para maior precisão, aproxime primeiro.",
	coordinates: "Coordenadas",
	latitude: "Latitude",
	latitudeHint: "Norte é positivo, sul é negativo, como 38.7139.",
	longitude: "Longitude",
	longitudeHint: "Este é positivo, oeste é negativo, como -9.1334.",
	leaveEmpty: "Deixe ambos vazios para retirar o hotel do mapa.",
	save: "Guardar coordenadas",
	busy: "A guardar...",
	putPin: "Pôr o marcador aqui",
};
