import type { Messages } from "#messages/en/index.ts";

export const stayFacts: Messages["stayFacts"] = {
	stay: "Estancia",
	checkIn: "Entrada",
	checkOut: "Salida",
	guests: "Huéspedes",
	requests: "Peticiones",
	status: "Estado",
	hotel: "Hotel",
	room: "Habitación",
	rate: "Tarifa",
	total: "Total",
};
