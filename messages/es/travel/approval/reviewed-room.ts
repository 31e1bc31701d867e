import type { Messages } from "#messages/en/index.ts";

export const reviewedRoom: Messages["reviewedRoom"] = {
	extraGuest: ({ guests }) => `Huésped adicional, por encima de ${guests}`,
	price: "Precio por noche",
	weekendPrice: "Viernes y sábado",
	stay: "Duración de la estancia",
	nights: ({ min, max }) => `De ${min} a ${max}`,
	prices: "Precios de las próximas 30 noches",
	caption: ({ room }) => `Próximas 30 noches de ${room}`,
};
