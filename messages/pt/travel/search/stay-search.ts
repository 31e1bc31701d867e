import type { Messages } from "#messages/en/index.ts";

export const staySearch: Messages["staySearch"] = {
	destination: "Destino",
	placeholder: "Cidade ou hotel",
	checkIn: "Check-in",
	checkOut: "Check-out",
	adults: "Adultos",
	children: "Crianças",
	rooms: "Quartos",
};
