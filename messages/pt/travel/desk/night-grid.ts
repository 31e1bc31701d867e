import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const nightGrid: Messages["nightGrid"] = {
	title: ({ hotel }) => `Quartos disponíveis em ${hotel}`,
	intro: "Quartos disponíveis de cada tipo nas próximas 14 noites.",
	colors: "Cores",
	label: ({ hotel }) => `Quartos disponíveis em ${hotel}, por noite`,
	room: "Quarto",
	state: {
		free: "Livre",
		few: "Restam poucos",
		full: "Esgotado",
		blocked: "Bloqueado ou fechado",
	},
	closedWithBookings: ({ booked }) =>
		plural(booked, { one: `fechado, ${booked} reservado`, other: `fechado, ${booked} reservados` }),
	left: ({ left, total }) => `${left} de ${total}`,
	closed: "fechado",
	blocked: "bloqueado",
	full: "esgotado",
};
