import type { Messages } from "#messages/en/index.ts";

export const noRooms: Messages["noRooms"] = {
	deskText: "Las habitaciones aparecen aquí cuando un gestor de tu hotel las añade.",
	title: "Aún no hay habitaciones",
	text: "Añade primero una habitación a uno de tus hoteles.",
	hotels: "Tus hoteles",
};
