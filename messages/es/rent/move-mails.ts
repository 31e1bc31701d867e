import type { Messages } from "#messages/en/index.ts";

export const moveMails: Messages["moveMails"] = {
	news: {
		pending: {
			subject: "Tu mudanza ha cambiado de fecha",
			text: ({ number }) =>
				`Tu mudanza ${number} tiene una nueva fecha u hora, que ves abajo. La confirmaremos pronto.`,
		},
		confirmed: {
			subject: "Tu mudanza está confirmada",
			text: ({ number }) =>
				`Tu mudanza ${number} está confirmada. Llegaremos en la fecha y hora que ves abajo.`,
		},
		delivered: {
			subject: "Tu mudanza ha terminado",
			text: ({ number }) =>
				`Tu mudanza ${number} ha terminado. Gracias por mudarte con nosotros. ¿Qué tal ha ido? Tu opinión ayuda a otras personas que se mudan.`,
		},
		cancelled: {
			subject: "Tu mudanza está cancelada",
			text: ({ number }) => `Tu mudanza ${number} está cancelada. No iremos a recoger nada.`,
		},
		rejected: {
			subject: "No podemos hacer tu mudanza",
			text: ({ number }) =>
				`Lo sentimos, no podemos hacer tu mudanza ${number}. Reserva otra fecha o contacta con nosotros.`,
		},
	},
	review: "Escribir una opinión",
	receivedSubject: "Hemos recibido tu reserva de mudanza",
	received: ({ number }) =>
		`Gracias. Hemos recibido tu reserva de mudanza ${number} y la confirmaremos pronto.`,
	expired: ({ number }) =>
		`Tu mudanza ${number} está cancelada porque el anticipo no se pagó a tiempo. No debes nada. Si aún quieres mudarte, reserva de nuevo.`,
	another: "Reservar otra mudanza",
	tomorrowSubject: "Tu mudanza es mañana",
	tomorrow: {
		truck: ({ number, date, time }) =>
			`Tu mudanza ${number} es mañana, ${date}, a las ${time}. Ten todo embalado y reserva un sitio para aparcar el camión en las dos direcciones.`,
		loader: ({ number, date, time }) =>
			`Tu mudanza ${number} es mañana, ${date}, a las ${time}. Ten todo embalado y reserva un sitio para aparcar la camioneta en las dos direcciones.`,
	},
	onTheWaySubject: "Tu conductor está en camino",
	onTheWay: ({ number }) =>
		`Tu conductor está de camino para tu mudanza ${number}. Puedes seguir cada paso en la página de seguimiento.`,
	track: "Seguir tu mudanza",
	priceSubject: "Acepta el precio de tu mudanza",
	price: ({ number, price }) => `El precio de tu mudanza ${number} es de ${price}.`,
	newPriceSubject: "Nuevo precio de tu mudanza",
	newPrice: ({ number, price, was }) =>
		`El precio de tu mudanza ${number} es de ${price} en lugar de ${was}.`,
	accept: "Ver y aceptar el precio",
	howToAccept:
		"Abre la reserva y acepta el precio para confirmar tu mudanza. Ahí también puedes cancelar la reserva.",
	withdrawnSubject: "Hemos retirado el precio de tu mudanza",
	withdrawn: ({ number, price }) =>
		`El precio de ${price} de tu mudanza ${number} ya no es válido. Tu mudanza aún no está confirmada.`,
	total: "Precio total",
	depositToPay: "Anticipo a pagar en línea",
	number: "Número de reserva",
	when: "Fecha y hora",
	payDeposit: ({ amount, until }) =>
		`Paga el anticipo de ${amount} en línea antes del ${until}; si no, tu mudanza se cancela. Puedes pagar desde la página de seguimiento.`,
	howToOpen: "Para abrir la página, introduce este correo electrónico o el teléfono con el que reservaste.",
};
