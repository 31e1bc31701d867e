import type { Messages } from "#messages/en/index.ts";

export const stayView: Messages["stayView"] = {
	arrive: ({ date, time }) => `${date}, a partir de las ${time}`,
	leave: ({ date, time }) => `${date}, hasta las ${time}`,
	payment: {
		afterConfirmed: ({ deposit }) => `Pagas ${deposit} en línea cuando el hotel confirme`,
		unpaid: "Sin pagar",
		payable: "Se paga en el hotel",
		payHotel: "Pagas en el hotel",
	},
	balance: {
		toPay: ({ money }) => `Por pagar en el hotel: ${money}`,
		toGiveBack: ({ money }) => `Por devolver en el hotel: ${money}`,
		paid: "Pagado",
		paidOnline: "Pagado en línea",
		nothing: "Nada que pagar",
	},
	waitingChange: ({ stay, until, amount }) =>
		`El huésped ha pedido cambiar sus fechas a ${stay}. La habitación queda guardada hasta el ${until}, hora del hotel, mientras paga ${amount} en línea.`,
	hotelTime: ({ moment }) => `${moment}, hora del hotel`,
	outcome: {
		answersBy: ({ until }) => `Responde antes del ${until}. Si no hay respuesta, la solicitud caduca.`,
		nothing: "No pagas nada.",
		feeOwed: ({ fee }) => `Según la política de cancelación, debes ${fee} al hotel.`,
		unconfirmed: "No confirmaste tu correo electrónico a tiempo y la reserva ha caducado. No pagas nada.",
		unpaid: "La reserva no se pagó a tiempo y ha caducado. No pagas nada.",
		payBefore: ({ deposit, until }) =>
			`Te guardamos la habitación. Paga ${deposit} en línea antes del ${until}. Si no lo haces, la reserva caduca y no debes nada.`,
		confirmBefore: ({ until }) =>
			`Te guardamos la habitación. Confirma tu correo electrónico con el enlace de nuestro correo antes del ${until}. Si no lo haces, la reserva caduca y no debes nada.`,
		partlyPaidHotel: ({ paid, due }) =>
			`Tu estancia está reservada. Has pagado ${paid} al hotel y pagas ${due} allí.`,
		partlyPaid: ({ paid, due }) =>
			`Tu estancia está reservada. Has pagado ${paid} en línea y pagas ${due} en el hotel.`,
		paid: "Tu estancia está reservada y pagada.",
	},
	calendar: ({ number }) => `Reserva ${number}`,
};
