import type { Messages } from "#messages/en/index.ts";

export const confirmStay: Messages["confirmStay"] = {
	metaTitle: "Confirma tu reserva",
	confirmed: "Tu correo electrónico está confirmado.",
	until: ({ until }) =>
		`Confirma antes del ${until}, hora del hotel, que este correo electrónico es tuyo. Si no lo haces, la reserva caduca y no debes nada.`,
	intro: "Confirma que este correo electrónico es tuyo.",
	busy: "Confirmando...",
	requestTitle: ({ hotel }) => `Confirma tu solicitud en ${hotel}`,
	bookingTitle: ({ hotel }) => `Confirma tu reserva en ${hotel}`,
	confirmRequest: "Confirmar solicitud",
	confirmBooking: "Confirmar reserva",
};
