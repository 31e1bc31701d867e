import type { Messages } from "#messages/en/index.ts";

export const confirmStay: Messages["confirmStay"] = {
	metaTitle: "Confirme a sua reserva",
	confirmed: "O seu e-mail está confirmado.",
	until: ({ until }) =>
		`Confirme até ${until}, hora do hotel, que este e-mail é seu. Se não o fizer, a reserva expira e não deve nada.`,
	intro: "Confirme que este e-mail é seu.",
	busy: "A confirmar...",
	requestTitle: ({ hotel }) => `Confirme o seu pedido em ${hotel}`,
	bookingTitle: ({ hotel }) => `Confirme a sua reserva em ${hotel}`,
	confirmRequest: "Confirmar pedido",
	confirmBooking: "Confirmar reserva",
};
