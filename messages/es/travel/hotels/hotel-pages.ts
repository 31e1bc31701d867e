import type { Messages } from "#messages/en/index.ts";

export const hotelPages: Messages["hotelPages"] = {
	pages: {
		details: "Datos",
		map: "Mapa",
		photos: "Fotos",
		rooms: "Habitaciones",
		seller: "Datos del vendedor",
		team: "Equipo",
	},
	back: "Tus hoteles",
	role: ({ label }) => `Tu función: ${label}`,
	view: "Ver página pública",
	label: "Páginas del hotel",
	archived: "Archivado",
	title: "Hotel",
	saved: ({ name }) => `${name} se ha guardado.`,
	save: "Guardar hotel",
	history: "Historial",
};
