import type { Messages } from "#messages/en/index.ts";

export const staySearch: Messages["staySearch"] = {
	destination: "Destino",
	placeholder: "Ciudad u hotel",
	checkIn: "Entrada",
	checkOut: "Salida",
	adults: "Adultos",
	children: "Niños",
	rooms: "Habitaciones",
};
