import type { Messages } from "#messages/en/index.ts";

export const stayMail: Messages["stayMail"] = {
	confirmed: {
		subject: ({ hotel }) => `${hotel} ha confirmado tu reserva`,
		atHotel: ({ hotel, number }) => `${hotel} ha confirmado tu reserva ${number}. Pagas en el hotel.`,
		online: ({ hotel, number, deposit, until }) =>
			`${hotel} ha confirmado tu reserva ${number}. Paga ${deposit} en línea antes del ${until}, hora del hotel. Si no lo haces, la reserva caduca y no debes nada.`,
	},
	payNow: "Pagar ahora",
	declined: {
		subject: ({ hotel }) => `${hotel} ha rechazado tu solicitud de reserva`,
		text: ({ hotel, number }) => `${hotel} ha rechazado tu solicitud de reserva ${number}. No debes nada.`,
	},
	expiredRequest: {
		subject: "Tu solicitud de reserva ha caducado",
		text: ({ number, hotel }) =>
			`Tu solicitud de reserva ${number} ha caducado porque ${hotel} no ha respondido a tiempo. Ya no te guardamos la habitación y no debes nada.`,
	},
	expired: {
		subject: "Tu reserva ha caducado",
		unconfirmed: ({ number }) =>
			`Tu reserva ${number} ha caducado porque no confirmaste tu correo electrónico a tiempo. Ya no te guardamos la habitación y no debes nada.`,
		unpaid: ({ number }) =>
			`Tu reserva ${number} ha caducado porque no se pagó a tiempo. Ya no te guardamos la habitación y no debes nada.`,
	},
	cancelledByHotel: {
		subject: ({ hotel }) => `${hotel} ha cancelado tu reserva`,
		text: ({ hotel, number, money }) => `${hotel} ha cancelado tu reserva ${number}. ${money}`,
	},
	cancelled: {
		subject: "Tu reserva está cancelada",
		text: ({ number, hotel, money }) => `Tu reserva ${number} en ${hotel} está cancelada. ${money}`,
	},
	noShow: {
		subject: ({ hotel }) => `${hotel} ha indicado que no te presentaste`,
		text: ({ hotel, number, money }) =>
			`${hotel} ha marcado tu reserva ${number} como «No presentado» porque no llegó nadie. ${money} Si no es correcto, responde a este correo para contactar con el hotel.`,
	},
	review: {
		subject: ({ hotel }) => `¿Qué tal tu estancia en ${hotel}?`,
		text: ({ hotel, number }) =>
			`Gracias por alojarte en ${hotel} (reserva ${number}). Abre tu reserva para escribir una opinión.`,
		link: "Escribir una opinión",
	},
	toHotel: {
		cancelled: {
			subject: ({ guest }) => `${guest} ha cancelado su reserva`,
			text: ({ guest, number, money }) =>
				`${guest} ha cancelado la reserva ${number}. Las noches vuelven a estar a la venta. ${money}`,
		},
		expiredRequest: {
			subject: "Una solicitud de reserva ha caducado",
			text: ({ number }) =>
				`La solicitud de reserva ${number} ha caducado porque nadie respondió a tiempo. Las noches vuelven a estar a la venta y el huésped ha recibido un correo.`,
		},
		unconfirmed: {
			subject: "Una reserva sin confirmar ha caducado",
			text: ({ number }) =>
				`La reserva ${number} ha caducado porque el huésped no confirmó su correo electrónico a tiempo. Las noches vuelven a estar a la venta.`,
		},
		unpaid: {
			subject: "Una reserva sin pagar ha caducado",
			text: ({ number }) =>
				`La reserva ${number} ha caducado porque el huésped no pagó a tiempo. Las noches vuelven a estar a la venta y el huésped ha recibido un correo.`,
		},
		view: "Ver reserva",
	},
	facts: {
		number: "Número de reserva",
		hotel: "Hotel",
		stay: "Estancia",
		room: "Habitación",
		total: "Total",
		reason: "Motivo",
		guest: "Huésped",
		dates: "Fechas",
	},
	view: "Ver tu reserva",
	howToOpen: "Para abrir la página, introduce este correo electrónico o el teléfono con el que reservaste.",
	dates: {
		wasFor: ({ stay, total }) => `${stay}, por ${total}`,
		ask: "Si no lo has pedido tú, responde a este correo para contactar con el hotel.",
		extended: ({ hotel }) => `Tu estancia en ${hotel} se ha ampliado`,
		shortened: ({ hotel }) => `Tu estancia en ${hotel} se ha acortado`,
		checkOut: ({ hotel, number, was, owed, ask }) =>
			`${hotel} ha cambiado la fecha de salida de tu reserva ${number}. Tu estancia era: ${was}.${owed} ${ask}`,
		byHotel: {
			subject: ({ hotel }) => `${hotel} ha cambiado tus fechas`,
			text: ({ hotel, number, was, owed, ask }) =>
				`${hotel} ha cambiado las fechas de tu reserva ${number}. Eran: ${was}.${owed} ${ask}`,
		},
		own: {
			subject: "Tu estancia tiene nuevas fechas",
			text: ({ number, was, owed }) => `Tu reserva ${number} tiene nuevas fechas. Eran: ${was}.${owed}`,
		},
		toHotel: {
			subject: ({ guest }) => `${guest} ha cambiado sus fechas`,
			text: ({ guest, number, was, owed }) =>
				`${guest} ha cambiado las fechas de la reserva ${number}. Eran: ${was}.${owed} No tienes que hacer nada: las noches que ya no se necesitan vuelven a estar a la venta.`,
		},
		toPay: {
			subject: "Paga tus nuevas fechas",
			text: ({ amount, until, number, stay, total }) =>
				`Paga ${amount} en línea antes del ${until}, hora del hotel, para cambiar tu reserva ${number} a ${stay}, por ${total}. Hasta entonces te guardamos la habitación. Si no pagas, tu reserva se queda como está.`,
		},
		notPaid: {
			subject: "Tus fechas no cambian",
			text: ({ number, stay }) =>
				`Las nuevas fechas de tu reserva ${number} (${stay}) no se pagaron a tiempo, así que tu estancia sigue como antes. Ya no te guardamos la habitación para las nuevas fechas.`,
		},
	},
	again: {
		subject: ({ hotel, number }) => `Confirma tu estancia en ${hotel} (${number})`,
		text: ({ hotel, number, until }) =>
			`${hotel} te guarda la habitación (${number}). Confirma tu correo electrónico antes del ${until}, hora del hotel. Si no lo haces, la reserva caduca y no debes nada.`,
		olderLinks: "Los enlaces de los correos anteriores sobre esta reserva ya no funcionan.",
		link: "Confirmar correo electrónico",
		secret: "Cualquiera que tenga este enlace puede ver tu reserva. No reenvíes este correo.",
	},
};
