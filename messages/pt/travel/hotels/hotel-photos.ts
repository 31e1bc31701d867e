import type { Messages } from "#messages/en/index.ts";

export const hotelPhotos: Messages["hotelPhotos"] = {
	removed: "Fotografia removida.",
	photo: "Fotografia",
	described: "Descrição guardada.",
	example: "A piscina ao anoitecer, com palmeiras ao fundo",
	title: "Fotografias",
	none: "Ainda não há fotografias",
	noneText: {
		hotel: "A primeira fotografia é a fotografia principal do hotel.",
		room: "A primeira fotografia é a fotografia principal do quarto.",
	},
};
