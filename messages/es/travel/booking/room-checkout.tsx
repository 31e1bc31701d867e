import type { Messages } from "#messages/en/index.ts";

export const roomCheckout: Messages["roomCheckout"] = {
	title: "Reserva tu estancia",
	bookTitle: "Reserva esta estancia",
	requestTitle: "Solicita esta estancia",
	atHotel: "Pagas en el hotel. Ahora no se cobra nada.",
	busy: "Reservando...",
	changes: {
		title: "Revisa estos cambios antes de reservar",
		intro:
			"El precio o las condiciones han cambiado desde que abriste esta página. Aún no hay nada reservado.",
		accept: ({ link }) => (
			<>Si aceptas los cambios, {link("acepta y reserva")}; si no, elige otra habitación u otras fechas.</>
		),
	},
	times: ({ times }) => `${times}, hora del hotel.`,
	change: "Cambiar fechas, huéspedes o habitación",
	priceDetails: "desglose del precio",
	guest: {
		title: "Tus datos",
		name: "Nombre",
		nameHint: "El huésped que se registra en el hotel.",
		email: "Correo electrónico",
		emailHint: "Te enviaremos aquí la confirmación y un enlace a tu reserva.",
		phone: "Teléfono",
		phoneHint: "El hotel llamará a este número si tiene alguna pregunta.",
		requestsTitle: "Peticiones",
		requests: "Peticiones especiales",
		requestsHint:
			"Por ejemplo, llegada tardía, una cuna o una habitación tranquila. Las peticiones no se pueden garantizar. Hasta 1000 caracteres.",
		account: "¿Tienes cuenta?",
		signIn: "Inicia sesión",
	},
	eachNight: "Precio de cada noche",
	policy: "Política de cancelación",
	houseRules: "Normas de la casa",
	checkTimes: ({ checkInFrom, checkOutUntil }) =>
		`Entrada a partir de las ${checkInFrom}, salida hasta las ${checkOutUntil}`,
	agreeTerms: ({ link }) => (
		<>Al reservar aceptas la política de cancelación y nuestras {link("condiciones")}.</>
	),
	book: ({ price }) => `Reservar y pagar · ${price}`,
	bookAgain: ({ price }) => `Volver a reservar · ${price}`,
	agreeAndBook: ({ price }) => `Aceptar, reservar y pagar · ${price}`,
	request: ({ price }) => `Solicitar · ${price}`,
	requestAgain: ({ price }) => `Volver a solicitar · ${price}`,
	agreeAndRequest: ({ price }) => `Aceptar y solicitar · ${price}`,
	onRequest: ({ hotel, until }) => (
		<>
			{hotel} confirma cada solicitud de reserva. Te guardamos la habitación hasta el {until}, hora del hotel.
			Si el hotel no responde antes, tu solicitud caduca y no pagas nada.
		</>
	),
	already: ({ bookings }) => (
		<>Ya has reservado esta estancia: {bookings}. Si continúas, la reservas otra vez.</>
	),
	night: ({ night, rooms }) => `${night}, ${rooms}`,
	total: ({ nights }) => `Total, ${nights}`,
	totalOfRooms: ({ nights, rooms }) => `Total, ${nights}, ${rooms}`,
};
