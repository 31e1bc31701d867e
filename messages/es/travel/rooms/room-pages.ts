import type { Messages } from "#messages/en/index.ts";

export const roomPages: Messages["roomPages"] = {
	back: ({ hotel }) => `Habitaciones de ${hotel}`,
	label: "Páginas de la habitación",
	details: "Datos",
	photos: "Fotos",
	calendar: "Precios y cierres",
	calendars: "Otros calendarios",
	title: "Habitación",
	saved: ({ name }) => `${name} se ha guardado.`,
	save: "Guardar habitación",
};
