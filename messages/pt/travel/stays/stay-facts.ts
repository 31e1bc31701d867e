import type { Messages } from "#messages/en/index.ts";

export const stayFacts: Messages["stayFacts"] = {
	stay: "Estadia",
	checkIn: "Check-in",
	checkOut: "Check-out",
	guests: "Hóspedes",
	requests: "Pedidos",
	status: "Estado",
	hotel: "Hotel",
	room: "Quarto",
	rate: "Tarifa",
	total: "Total",
};
