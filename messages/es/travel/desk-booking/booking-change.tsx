import type { Messages } from "#messages/en/index.ts";

export const bookingChange: Messages["bookingChange"] = {
	aReason: "El motivo",
	view: "Ver reserva",
	back: "Volver a la reserva",
	keep: "Mantener reserva",
	reasonHint: "El huésped puede leerlo.",
	title: ({ number }) => `Reserva ${number}`,
	isDone: {
		pending: ({ link }) => <>La reserva ya está pendiente. {link}</>,
		confirmed: ({ link }) => <>La reserva ya está confirmada. {link}</>,
		checked_in: ({ link }) => <>La entrada de la reserva ya está registrada. {link}</>,
		checked_out: ({ link }) => <>La salida de la reserva ya está registrada. {link}</>,
		cancelled: ({ link }) => <>La reserva ya está cancelada. {link}</>,
		rejected: ({ link }) => <>La reserva ya está rechazada. {link}</>,
		expired: ({ link }) => <>La reserva ya ha caducado. {link}</>,
		no_show: ({ link }) => <>La reserva ya está marcada como «No presentado». {link}</>,
	},
};
