import type { Messages } from "#messages/en/index.ts";

export const stayFile: Messages["stayFile"] = {
	number: "Número",
	bookedAt: "Fecha de reserva",
	source: "Origen",
	status: "Estado",
	hotel: "Hotel",
	room: "Habitación",
	rooms: "Habitaciones",
	checkIn: "Entrada",
	checkOut: "Salida",
	nights: "Noches",
	adults: "Adultos",
	children: "Niños",
	name: "Nombre",
	email: "Correo electrónico",
	phone: "Teléfono",
	requests: "Peticiones",
	currency: "Moneda",
	tax: "Tasa turística",
	total: "Total",
	fee: "Cargo",
};
