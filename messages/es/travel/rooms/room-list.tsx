import type { Messages } from "#messages/en/index.ts";

export const roomList: Messages["roomList"] = {
	title: ({ hotel }) => `Habitaciones de ${hotel}`,
	untitled: "Habitaciones de un hotel",
	room: "Habitación",
	beds: ({ beds, sleeps }) => `${beds} · capacidad: ${sleeps}`,
	rooms: "Habitaciones",
	price: "Precio por noche",
	booked: "Noches reservadas",
	order: "Orden",
	moveUp: ({ room }) => `Subir ${room}`,
	moveDown: ({ room }) => `Bajar ${room}`,
	add: "Añadir una habitación",
	noneText: "Los huéspedes no pueden encontrar este hotel hasta que tenga una habitación.",
	none: "Aún no hay habitaciones",
	calendar: ({ rest, room }) => <>Precios y cierres{rest(` de ${room}`)}</>,
};
