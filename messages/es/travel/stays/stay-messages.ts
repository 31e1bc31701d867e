import type { Messages } from "#messages/en/index.ts";

export const stayMessages: Messages["stayMessages"] = {
	gone: "Esta reserva ya no existe.",
	reopen: "Abre de nuevo la reserva y usa sus botones.",
	past: "La fecha de entrada ya ha pasado. Contacta con el hotel.",
	enterReason: "Introduce el motivo. El huésped puede leerlo.",
	notAllowed: "No es posible en el estado actual de la reserva.",
	hold: ({ until }) => `Hay que responder a la solicitud antes del ${until}.`,
	fee: ({ fee }) => `El cargo por cancelación ahora es de ${fee}.`,
	tooEarly: ({ arrival }) =>
		`La entrada es el ${arrival}. Puedes registrarla a partir de esa fecha, hora del hotel.`,
	canArrive: ({ arrival }) => `El huésped aún puede llegar hasta el final del ${arrival}, hora del hotel.`,
};
