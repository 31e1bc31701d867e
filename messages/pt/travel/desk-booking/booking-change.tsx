import type { Messages } from "#messages/en/index.ts";

export const bookingChange: Messages["bookingChange"] = {
	aReason: "Um motivo",
	view: "Ver reserva",
	back: "Voltar à reserva",
	keep: "Manter reserva",
	reasonHint: "O hóspede pode lê-lo.",
	title: ({ number }) => `Reserva ${number}`,
	isDone: {
		pending: ({ link }) => <>A reserva já está pendente. {link}</>,
		confirmed: ({ link }) => <>A reserva já está confirmada. {link}</>,
		checked_in: ({ link }) => <>A reserva já tem o check-in feito. {link}</>,
		checked_out: ({ link }) => <>A reserva já tem o check-out feito. {link}</>,
		cancelled: ({ link }) => <>A reserva já está cancelada. {link}</>,
		rejected: ({ link }) => <>A reserva já está recusada. {link}</>,
		expired: ({ link }) => <>A reserva já expirou. {link}</>,
		no_show: ({ link }) => <>A reserva já está marcada como não comparência. {link}</>,
	},
};
