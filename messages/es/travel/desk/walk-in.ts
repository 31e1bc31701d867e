import type { Messages } from "#messages/en/index.ts";

export const walkIn: Messages["walkIn"] = {
	title: "Sin reserva",
	repeated: "Esta estancia sin reserva previa ya está registrada.",
	booked: "La estancia sin reserva previa está registrada.",
	change: ({ what, now, was }) => `${what}: ${now} (antes ${was}).`,
	intro: "Reserva una habitación para un huésped en recepción o por teléfono.",
	guest: {
		title: "Huésped",
		name: "Nombre",
		email: "Correo electrónico",
		emailHint: "El huésped recibe aquí la confirmación.",
		phone: "Teléfono",
		requests: "Peticiones",
	},
	book: ({ total }) => `Reservar · ${total}`,
	busy: "Reservando...",
	tell: "Informa al huésped del precio y las condiciones antes de reservar. Al reservar, las acepta.",
	stay: "Estancia",
	showPrice: "Ver precio",
	room: "Habitación",
	available: "Disponibles para esta estancia",
};
