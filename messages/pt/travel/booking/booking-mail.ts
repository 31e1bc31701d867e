import type { Messages } from "#messages/en/index.ts";

export const bookingMail: Messages["bookingMail"] = {
	total: "Total",
	number: "Número da reserva",
	hotel: "Hotel",
	checkIn: "Check-in",
	from: ({ time }) => `a partir das ${time}`,
	checkOut: "Check-out",
	until: ({ time }) => `até às ${time}`,
	secret: "Qualquer pessoa com este link pode ver a sua reserva. Não reencaminhe este e-mail.",
	hotelTime: ({ moment }) => `${moment}, hora do hotel`,
	request: {
		subject: ({ hotel }) => `${hotel} recebeu o seu pedido de reserva`,
		text: ({ hotel, number, until }) =>
			`${hotel} recebeu o seu pedido de reserva ${number} e guarda o quarto para si. Responderá até ${until}. Se não responder, o pedido expira e não deve nada.`,
	},
	view: "Ver a sua reserva",
	pay: {
		subject: ({ hotel }) => `Pague a sua estadia em ${hotel}`,
		link: "Pagar agora",
		text: ({ hotel, number, deposit, until }) =>
			`${hotel} guarda o quarto para si (${number}). Pague ${deposit} online até ${until}. Se não pagar, a reserva expira e não deve nada.`,
	},
	confirm: {
		subject: ({ hotel }) => `Confirme a sua estadia em ${hotel}`,
		link: "Confirmar e-mail",
		text: ({ hotel, number, until }) =>
			`${hotel} guarda o quarto para si (${number}). Confirme o seu e-mail até ${until}. Se não o fizer, a reserva expira e não deve nada.`,
	},
	booked: {
		subject: ({ hotel }) => `A sua estadia em ${hotel} está reservada`,
		text: ({ number, hotel }) => `A sua reserva ${number} em ${hotel} está confirmada.`,
	},
	yourTime: ({ moment }) => `${moment}, na sua hora local`,
	toHotel: {
		requestSubject: ({ number }) => `Novo pedido de reserva (${number})`,
		bookingSubject: ({ number }) => `Nova reserva (${number})`,
		request: ({ guest, number, until }) =>
			`${guest} pediu para reservar uma estadia (${number}). O quarto fica guardado até ${until}. Responda antes disso.`,
		booking: ({ guest, number }) => `${guest} reservou uma estadia (${number}).`,
		answer: "Responder ao pedido",
		view: "Ver reserva",
		unconfirmed: ({ until }) =>
			`O hóspede ainda não confirmou o e-mail. Se não o fizer até ${until}, a reserva expira e as noites voltam a estar à venda.`,
		unpaid: ({ deposit, until }) =>
			`O hóspede paga ${deposit} online até ${until}. Se não o fizer, a reserva expira e as noites voltam a estar à venda.`,
	},
	guest: "Hóspede",
	requests: "Pedidos especiais",
	paidAtHotel: ({ amount }) => `${amount}, a pagar no hotel`,
	payOnline: "A pagar online",
	payAtHotel: "A pagar no hotel",
	stay: "Estadia",
	room: "Quarto",
	guests: "Hóspedes",
	payOnlineLater: ({ amount }) => `${amount}, depois de o hotel confirmar`,
};
