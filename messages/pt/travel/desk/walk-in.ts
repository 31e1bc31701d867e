import type { Messages } from "#messages/en/index.ts";

export const walkIn: Messages["walkIn"] = {
	title: "Sem reserva",
	repeated: "Esta estadia já está reservada.",
	booked: "A estadia está reservada.",
	change: ({ what, now, was }) => `${what}: ${now} (antes ${was}).`,
	intro: "Reserve um quarto para um hóspede na receção ou ao telefone.",
	guest: {
		title: "Hóspede",
		name: "Nome",
		email: "E-mail",
		emailHint: "O hóspede recebe aqui a confirmação.",
		phone: "Telefone",
		requests: "Pedidos",
	},
	book: ({ total }) => `Reservar · ${total}`,
	busy: "A reservar...",
	tell: "Informe o hóspede do preço e das condições antes de reservar. Ao reservar, ele aceita-os.",
	stay: "Estadia",
	showPrice: "Mostrar preço",
	room: "Quarto",
	available: "Disponível para esta estadia",
};
