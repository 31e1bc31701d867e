import type { Messages } from "#messages/en/index.ts";

export const roomFields: Messages["roomFields"] = {
	name: "Nome do quarto",
	description: "Descrição",
	quantity: "Número de quartos",
	beds: "Camas",
	sizeSqm: "Área",
	sleeps: "Capacidade",
	maxAdults: "Máximo de adultos",
	guestsIncluded: "Hóspedes incluídos no preço",
	price: "Preço por noite",
	weekendPrice: "Sexta-feira e sábado",
	extraGuestPrice: "Preço por hóspede extra",
	minNights: "Estadia mínima",
	maxNights: "Estadia máxima",
};
