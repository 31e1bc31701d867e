import type { Messages } from "#messages/en/index.ts";

export const hotelPages: Messages["hotelPages"] = {
	pages: {
		details: "Detalhes",
		map: "Mapa",
		photos: "Fotografias",
		rooms: "Quartos",
		seller: "Dados do vendedor",
		team: "Equipa",
	},
	back: "Os seus hotéis",
	role: ({ label }) => `A sua função: ${label}`,
	view: "Ver página pública",
	label: "Páginas do hotel",
	archived: "Arquivado",
	title: "Hotel",
	saved: ({ name }) => `${name} foi guardado.`,
	save: "Guardar hotel",
	history: "Histórico",
};
