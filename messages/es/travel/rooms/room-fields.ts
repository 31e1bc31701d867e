import type { Messages } from "#messages/en/index.ts";

export const roomFields: Messages["roomFields"] = {
	name: "Nombre de la habitación",
	description: "Descripción",
	quantity: "Número de habitaciones",
	beds: "Camas",
	sizeSqm: "Tamaño",
	sleeps: "Capacidad",
	maxAdults: "Máximo de adultos",
	guestsIncluded: "Huéspedes incluidos en el precio",
	price: "Precio por noche",
	weekendPrice: "Viernes y sábado",
	extraGuestPrice: "Precio por huésped adicional",
	minNights: "Estancia mínima",
	maxNights: "Estancia máxima",
};
