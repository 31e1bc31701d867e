import type { Messages } from "#messages/en/index.ts";

export const stayView: Messages["stayView"] = {
	arrive: ({ date, time }) => `${date}, a partir das ${time}`,
	leave: ({ date, time }) => `${date}, até às ${time}`,
	payment: {
		afterConfirmed: ({ deposit }) => `Paga ${deposit} online depois de o hotel confirmar`,
		unpaid: "Por pagar",
		payable: "A pagar no hotel",
		payHotel: "Paga no hotel",
	},
	balance: {
		toPay: ({ money }) => `A pagar no hotel: ${money}`,
		toGiveBack: ({ money }) => `A devolver no hotel: ${money}`,
		paid: "Pago",
		paidOnline: "Pago online",
		nothing: "Nada a pagar",
	},
	waitingChange: ({ stay, until, amount }) =>
		`O hóspede pediu para alterar as datas para ${stay}. O quarto fica guardado até ${until}, hora do hotel, enquanto paga ${amount} online.`,
	hotelTime: ({ moment }) => `${moment}, hora do hotel`,
	outcome: {
		answersBy: ({ until }) => `Responde até ${until}. Sem resposta, o pedido expira.`,
		nothing: "Não paga nada.",
		feeOwed: ({ fee }) => `De acordo com a política de cancelamento, deve ${fee} ao hotel.`,
		unconfirmed: "Não confirmou o seu e-mail a tempo, por isso a reserva expirou. Não paga nada.",
		unpaid: "A reserva não foi paga a tempo, por isso expirou. Não paga nada.",
		payBefore: ({ deposit, until }) =>
			`O quarto está guardado para si. Pague ${deposit} online até ${until}. Se não pagar, a reserva expira e não deve nada.`,
		confirmBefore: ({ until }) =>
			`O quarto está guardado para si. Confirme o seu e-mail com o link do nosso e-mail até ${until}. Se não o fizer, a reserva expira e não deve nada.`,
		partlyPaidHotel: ({ paid, due }) =>
			`A sua estadia está reservada. Pagou ${paid} ao hotel e paga ${due} no local.`,
		partlyPaid: ({ paid, due }) =>
			`A sua estadia está reservada. Pagou ${paid} online e paga ${due} no hotel.`,
		paid: "A sua estadia está reservada e paga.",
	},
	calendar: ({ number }) => `Reserva ${number}`,
};
