import type { Messages } from "#messages/en/index.ts";

export const hotelPhotos: Messages["hotelPhotos"] = {
	removed: "Foto entfernt.",
	photo: "Foto",
	described: "Beschreibung gespeichert.",
	example: "Der Pool in der Abenddämmerung, dahinter Palmen",
	title: "Fotos",
	none: "Noch keine Fotos",
	noneText: {
		hotel: "Das erste Foto ist das Hauptfoto des Hotels.",
		room: "Das erste Foto ist das Hauptfoto des Zimmers.",
	},
};
