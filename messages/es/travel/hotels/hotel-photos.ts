import type { Messages } from "#messages/en/index.ts";

export const hotelPhotos: Messages["hotelPhotos"] = {
	removed: "Foto quitada.",
	photo: "Foto",
	described: "Descripción guardada.",
	example: "La piscina al anochecer, con palmeras al fondo",
	title: "Fotos",
	none: "Aún no hay fotos",
	noneText: {
		hotel: "La primera foto es la foto principal del hotel.",
		room: "La primera foto es la foto principal de la habitación.",
	},
};
