import type { Messages } from "#messages/en/index.ts";

export const reviewedRoom: Messages["reviewedRoom"] = {
	extraGuest: ({ guests }) => `Hóspede extra, acima de ${guests}`,
	price: "Preço por noite",
	weekendPrice: "Sexta-feira e sábado",
	stay: "Duração da estadia",
	nights: ({ min, max }) => `${min} a ${max}`,
	prices: "Preços das próximas 30 noites",
	caption: ({ room }) => `Próximas 30 noites de ${room}`,
};
