import type { Messages } from "#messages/en/index.ts";

export const bookingMail: Messages["bookingMail"] = {
	total: "Total",
	number: "Número de reserva",
	hotel: "Hotel",
	checkIn: "Entrada",
	from: ({ time }) => `a partir de las ${time}`,
	checkOut: "Salida",
	until: ({ time }) => `hasta las ${time}`,
	secret: "Cualquiera que tenga este enlace puede ver tu reserva. No reenvíes este correo.",
	hotelTime: ({ moment }) => `${moment}, hora del hotel`,
	request: {
		subject: ({ hotel }) => `${hotel} ha recibido tu solicitud de reserva`,
		text: ({ hotel, number, until }) =>
			`${hotel} ha recibido tu solicitud de reserva ${number} y te guarda la habitación. Responderá antes del ${until}. Si no lo hace, la solicitud caduca y no debes nada.`,
	},
	view: "Ver tu reserva",
	pay: {
		subject: ({ hotel }) => `Paga tu estancia en ${hotel}`,
		link: "Pagar ahora",
		text: ({ hotel, number, deposit, until }) =>
			`${hotel} te guarda la habitación (${number}). Paga ${deposit} en línea antes del ${until}. Si no lo haces, la reserva caduca y no debes nada.`,
	},
	confirm: {
		subject: ({ hotel }) => `Confirma tu estancia en ${hotel}`,
		link: "Confirmar correo electrónico",
		text: ({ hotel, number, until }) =>
			`${hotel} te guarda la habitación (${number}). Confirma tu correo electrónico antes del ${until}. Si no lo haces, la reserva caduca y no debes nada.`,
	},
	booked: {
		subject: ({ hotel }) => `Tu estancia en ${hotel} está reservada`,
		text: ({ number, hotel }) => `Tu reserva ${number} en ${hotel} está confirmada.`,
	},
	yourTime: ({ moment }) => `${moment}, tu hora local`,
	toHotel: {
		requestSubject: ({ number }) => `Nueva solicitud de reserva (${number})`,
		bookingSubject: ({ number }) => `Nueva reserva (${number})`,
		request: ({ guest, number, until }) =>
			`${guest} solicita reservar una estancia (${number}). La habitación queda guardada hasta el ${until}. Responde antes.`,
		booking: ({ guest, number }) => `${guest} ha reservado una estancia (${number}).`,
		answer: "Responder a la solicitud",
		view: "Ver reserva",
		unconfirmed: ({ until }) =>
			`El huésped no ha confirmado su correo electrónico. Si no lo hace antes del ${until}, la reserva caduca y sus noches vuelven a estar a la venta.`,
		unpaid: ({ deposit, until }) =>
			`El huésped debe pagar ${deposit} en línea antes del ${until}. Si no lo hace, la reserva caduca y sus noches vuelven a estar a la venta.`,
	},
	guest: "Huésped",
	requests: "Peticiones especiales",
	paidAtHotel: ({ amount }) => `${amount}, se paga en el hotel`,
	payOnline: "A pagar en línea",
	payAtHotel: "A pagar en el hotel",
	stay: "Estancia",
	room: "Habitación",
	guests: "Huéspedes",
	payOnlineLater: ({ amount }) => `${amount}, cuando el hotel confirme`,
};
