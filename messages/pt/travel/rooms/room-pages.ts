import type { Messages } from "#messages/en/index.ts";

export const roomPages: Messages["roomPages"] = {
	back: ({ hotel }) => `Quartos de ${hotel}`,
	label: "Páginas do quarto",
	details: "Detalhes",
	photos: "Fotografias",
	calendar: "Preços e fechos",
	calendars: "Outros calendários",
	title: "Quarto",
	saved: ({ name }) => `${name} foi guardado.`,
	save: "Guardar quarto",
};
