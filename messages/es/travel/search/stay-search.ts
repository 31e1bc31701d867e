import type { Messages } from "#messages/en/index.ts";

export const staySearch: Messages["staySearch"] = {
	destination: "Destino",
	placeholder: "Ciudad u hotel",
	checkIn: "Entrada",
	checkOut: "Salida",
	adults: "Adultos",
	children: "Niños",
	rooms: "Habitaciones",
	ages: "Edad de los niños en años",
	child: ({ number }) => `Niño ${number}`,
	/** In place of an age that is not chosen yet. */
	age: "Edad",
	agesMissing: "Introduce la edad de los niños para ver el precio exacto.",
	updatePrice: "Actualizar el precio",
};
