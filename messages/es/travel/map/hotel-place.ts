import type { Messages } from "#messages/en/index.ts";

export const hotelPlace: Messages["hotelPlace"] = {
	metaTitle: ({ hotel }) => `${hotel} en el mapa`,
	untitled: "Hotel en el mapa",
	placed: ({ hotel, place }) => `${hotel} está en el mapa en ${place}.`,
	removed: ({ hotel }) => `${hotel} ya no está en el mapa.`,
	title: "Ubicación en el mapa",
	move: "Haz clic en el mapa para mover el marcador. Acércalo antes para más precisión.",
	set: "Haz clic en el mapa donde está la entrada para los huéspedes. Acércalo antes para más precisión.",
	coordinates: "Coordenadas",
	latitude: "Latitud",
	latitudeHint: "Norte positivo, sur negativo, como 38.7139.",
	longitude: "Longitud",
	longitudeHint: "Este positivo, oeste negativo, como -9.1334.",
	leaveEmpty: "Deja los dos campos vacíos para quitar el hotel del mapa.",
	save: "Guardar coordenadas",
	busy: "Guardando...",
	putPin: "Poner aquí el marcador",
};
