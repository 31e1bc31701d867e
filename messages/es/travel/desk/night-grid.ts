import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const nightGrid: Messages["nightGrid"] = {
	title: ({ hotel }) => `Habitaciones disponibles en ${hotel}`,
	intro: "Habitaciones disponibles de cada tipo en las próximas 14 noches.",
	colors: "Colores",
	label: ({ hotel }) => `Habitaciones disponibles en ${hotel}, por noche`,
	room: "Habitación",
	state: {
		free: "Libre",
		few: "Quedan pocas",
		full: "Completo",
		blocked: "Bloqueado o cerrado",
	},
	closedWithBookings: ({ booked }) =>
		plural(booked, { one: `cerrado, ${booked} reservada`, other: `cerrado, ${booked} reservadas` }),
	left: ({ left, total }) => `${left} de ${total}`,
	closed: "cerrado",
	blocked: "bloqueado",
	full: "completo",
};
