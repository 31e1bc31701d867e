import type { Messages } from "#messages/en/index.ts";

export const moveHome: Messages["moveHome"] = {
	booked: {
		meta: "Reserva realizada",
		track: "Seguir esta reserva",
		success: "¡Reserva realizada! Hemos recibido tu solicitud.",
		number: "Tu número de reserva",
		price: ({ price }) => <>Precio: {price}</>,
		payDeposit: ({ amount, until }) =>
			`Paga el anticipo de ${amount} antes del ${until}; si no, tu mudanza se cancela.`,
		when: ({ date, time }) =>
			`Tu mudanza es el ${date} a las ${time}. Guarda este número: lo necesitas, junto con tu teléfono o correo, para seguir la reserva.`,
	},
	meta: "Reservar un vehículo de mudanza",
	description:
		"Reserva un camión o una camioneta con conductor para tu mudanza. Elige el día y la hora. Sin necesidad de cuenta.",
	noReviews: "Aún no hay opiniones. Podrás escribir una después de tu mudanza.",
	failed: ({ reason }) => `No se han podido cargar las reservas: ${reason}`,
	form: "Reserva tu vehículo de mudanza",
	title: "Múdate con una sola reserva",
	intro:
		"Un camión o una camioneta con conductor, en tu puerta el día y a la hora que elijas. Sin necesidad de cuenta.",
	start: "Empezar",
	next: {
		title: "Próximos pasos",
		number: "Recibes un número de reserva al momento.",
		track: ({ link }) => <>{link("Sigue tu reserva")} con su número y tu teléfono o correo.</>,
		confirm: "Revisamos tu solicitud y la confirmamos.",
	},
	services: {
		truck: {
			name: "Camiones",
			description: "Un camión cerrado con conductor, para un piso o una casa entera.",
		},
		loader: {
			name: "Camionetas",
			description: "Una camioneta abierta para un sofá, un frigorífico o una sola habitación.",
		},
		packing: {
			name: "Ayuda para embalar",
			description: "Pide cajas y mantas cuando te llamemos. Las trae el conductor.",
		},
		title: "Nuestros servicios",
	},
	own: {
		title: "Tus reservas",
		when: ({ vehicle, date, time }) => `${vehicle}, ${date} a las ${time}`,
		addresses: ({ from, to }) => `De ${from} a ${to}`,
		pay: ({ amount }) => `Pagar ${amount} ahora`,
	},
};
