import type { Messages } from "#messages/en/index.ts";

export const stayFile: Messages["stayFile"] = {
	number: "Número",
	bookedAt: "Reservada em",
	source: "Origem",
	status: "Estado",
	hotel: "Hotel",
	room: "Quarto",
	rooms: "Quartos",
	checkIn: "Check-in",
	checkOut: "Check-out",
	nights: "Noites",
	adults: "Adultos",
	children: "Crianças",
	name: "Nome",
	email: "E-mail",
	phone: "Telefone",
	requests: "Pedidos",
	currency: "Moeda",
	tax: "Taxa turística",
	total: "Total",
	fee: "Taxa",
};
