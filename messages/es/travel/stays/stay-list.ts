import type { Messages } from "#messages/en/index.ts";

export const stayList: Messages["stayList"] = {
	toConfirm: "Por confirmar",
	arrivingToday: "Llegan hoy",
	left: ({ time, until }) => `Queda: ${time}, hasta el ${until}`,
	walkIn: "Sin reserva",
	guest: "Huésped",
	title: "Reservas de habitaciones",
	status: "Estado",
	hotel: "Hotel",
	checkInFrom: "Entrada desde",
	checkInUntil: "Entrada hasta",
	placeholder: "Número, nombre, correo…",
	intro: "Las fechas y horas están en la zona horaria del hotel.",
	empty: {
		title: "Aún no hay reservas",
		filtered: "Ninguna reserva coincide con estos filtros",
	},
	booking: "Reserva",
	stay: "Estancia",
	notConfirmed: "Correo electrónico sin confirmar",
	total: "Total",
	bookedAtDesk: ({ booked }) => `${booked}, sin reserva`,
	none: {
		User: "Aún no has reservado ninguna habitación. Tus reservas aparecerán aquí.",
		Hotel: "Aún no tienes reservas. Las nuevas aparecerán aquí automáticamente.",
		Admin: "Aún no hay reservas. Las nuevas aparecerán aquí automáticamente.",
		SuperAdmin: "Aún no hay reservas. Las nuevas aparecerán aquí automáticamente.",
	},
};
