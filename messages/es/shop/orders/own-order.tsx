import type { Messages } from "#messages/en/index.ts";

export const ownOrder: Messages["ownOrder"] = {
	andMore: ({ first, count }) => `${first} y ${count} más`,
	tooLate: "Este pedido ya no se puede cancelar. Podrás devolverlo cuando llegue.",
	emailed: ({ email }) => `Hemos enviado un correo a ${email}.`,
	notEmailed: ({ email }) =>
		`No hemos enviado ningún correo a ${email} porque ha recibido demasiados en la última hora. Guarda tu número de pedido.`,
	thanks: ({ name }) => `Gracias, ${name}. Hemos recibido tu pedido.`,
	fromOrder: ({ number }) => `Del pedido ${number}.`,
	cancelTitle: ({ number, whole }) => <>¿Cancelar el pedido {whole(`${number}?`)}</>,
	follow: ({ link }) => (
		<>Sigue tu pedido en {link("Seguir pedido")} con su número y tu correo electrónico o teléfono.</>
	),
	status: ({ status }) => `Tu pedido: ${status}`,
	mayCancel: "Ahí puedes cancelarlo hasta que lo preparemos.",
	doing: "cancelar el pedido",
	cancelOrder: "Cancelar tu pedido",
	alreadyCancelled: "Este pedido ya está cancelado.",
	noCharge: "No hay ningún cargo.",
	orderCancelled: "Tu pedido está cancelado.",
	backOrder: "Volver al pedido",
	keepOrder: "Mantener pedido",
	cancelOrder2: "Cancelar pedido",
	cancelling: "Cancelando...",
	cancelConsequence: ({ money }) => `No enviaremos nada y no se puede deshacer. ${money}`,
	order: "Tu pedido",
	orderNumber: "Tu número de pedido",
	happensNext: "Próximos pasos",
	nothingPay: "Nada que pagar.",
	deliveryPayment: "Envío y pago",
	trackOrder: "Seguir este pedido",
	receipt: "Recibo",
	continueShopping: "Seguir comprando",
	reviewProduct: "Opinar sobre un producto",
};
