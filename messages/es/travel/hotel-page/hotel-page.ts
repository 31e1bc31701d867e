import type { Messages } from "#messages/en/index.ts";

export const hotelPage: Messages["hotelPage"] = {
	showOnMap: "Ver en el mapa",
	rooms: "Habitaciones",
	check: "Ver disponibilidad",
	seePrices: "Ver precios",
	othersInCity: ({ city }) => `Disponibles en ${city} en tus fechas`,
	noRoomsText: ({ city }) => `Vuelve más tarde o elige otro hotel en ${city}.`,
	noRooms: "No hay habitaciones disponibles en este momento",
};
