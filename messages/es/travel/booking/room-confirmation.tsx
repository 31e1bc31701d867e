import type { Messages } from "#messages/en/index.ts";

export const roomConfirmation: Messages["roomConfirmation"] = {
	metaTitle: "Tu reserva",
	number: "Tu número de reserva",
	next: "Próximos pasos",
	status: "Estado",
	notSent: ({ email }) =>
		`No hemos enviado ningún correo a ${email} porque ha recibido demasiados en la última hora. Guarda tu número de reserva.`,
	stay: "Tu estancia",
	price: "Precio",
	manage: "Gestionar esta reserva",
	calendar: "Añadir al calendario",
	receipt: "Recibo",
	title: {
		unpaid: ({ name }) => `Gracias, ${name}. Te guardamos la habitación hasta que pagues.`,
		unconfirmed: ({ name }) => `Gracias, ${name}. Ahora confirma tu correo electrónico.`,
		request: ({ name, hotelName }) => `Gracias, ${name}. ${hotelName} ha recibido tu solicitud.`,
		booked: ({ name }) => `Gracias, ${name}. Tu estancia está reservada.`,
	},
	sentEmail: ({ email }) => `Hemos enviado un correo a ${email} con un enlace a esta página.`,
	sentConfirmation: ({ email }) => `Hemos enviado una confirmación a ${email} con un enlace a esta página.`,
	track: ({ link }) => (
		<>
			Consúltala, cámbiala o cancélala cuando quieras en {link("Seguir pedido")} con el número de reserva y tu
			correo electrónico o teléfono.
		</>
	),
	contact: ({ hotel, address, email, phone }) => (
		<>
			{hotel}, {address}. ¿Preguntas? Contacta con el hotel: {email}, {phone}.
		</>
	),
	ended: {
		checked_in: ({ hotel }) => `Tu estancia en ${hotel}: entrada registrada`,
		checked_out: ({ hotel }) => `Tu estancia en ${hotel}: salida registrada`,
		cancelled: ({ hotel }) => `Tu estancia en ${hotel}: cancelada`,
		rejected: ({ hotel }) => `Tu estancia en ${hotel}: rechazada`,
		expired: ({ hotel }) => `Tu estancia en ${hotel}: caducada`,
		no_show: ({ hotel }) => `Tu estancia en ${hotel}: no presentado`,
	},
};
