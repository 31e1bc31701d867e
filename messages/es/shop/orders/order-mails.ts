import type { Messages } from "#messages/en/index.ts";

export const orderMails: Messages["orderMails"] = {
	parcelOnWay: ({ which }) => `El paquete ${which} está en camino`,
	refundSent: ({ amount, number }) =>
		`Te hemos reembolsado ${amount} de tu pedido ${number}. Puede tardar unos días en llegarte.`,
	changed: "Tu pedido ha cambiado",
	expired: {
		subject: "Pedido caducado",
		text: ({ name }) =>
			`El pedido de ${name} no se pagó o no se confirmó a tiempo y se ha cancelado automáticamente. Sus artículos vuelven a estar a la venta.`,
	},
	latePayment: {
		subject: "Pago tardío reembolsado",
		text: ({ name }) =>
			`${name} ha pagado un pedido que ya había terminado o un importe que ya no correspondía. El pago se reembolsa automáticamente. No tienes que hacer nada.`,
	},
	refundLabel: "Reembolso",
	refundFailed: {
		subject: "Reembolso fallido",
		text: ({ name }) =>
			`No hemos podido hacer el reembolso a ${name}. El proveedor de pagos lo ha rechazado o el banco del cliente lo ha devuelto. Abre el pedido para ver qué queda por hacer.`,
	},
	disputed: {
		subject: "Pago en disputa",
		text: ({ name }) =>
			`${name} ha disputado un pago ante su banco, que ha retirado el dinero hasta que decida. Responde en el panel de tu proveedor de pagos, con la prueba de entrega si la tienes. Si no respondes a tiempo, el dinero se pierde.`,
		label: "Importe en disputa",
	},
	cancelledText: ({ number }) => `Tu pedido ${number} está cancelado. No se enviará nada más.`,
	shopMessage: "Mensaje de la tienda",
	parcelCorrected: ({ number, which }) =>
		`Los datos de seguimiento del paquete ${which} de tu pedido ${number} han cambiado. Usa los de abajo en lugar de los de nuestro último correo.`,
	trackingCorrected: ({ number }) =>
		`Los datos de seguimiento de tu pedido ${number} han cambiado. Usa los de abajo en lugar de los de nuestro último correo.`,
	parcelShipped: ({ number, which }) =>
		`El paquete ${which} de tu pedido ${number} está en camino. Te enviaremos un correo cuando enviemos el resto.`,
	lastParcelShipped: ({ number, which }) =>
		`El paquete ${which} de tu pedido ${number} está en camino. Ya está en camino todo tu pedido.`,
	sentBackAfterEnd: ({ amount, number }) =>
		`Tu pago de ${amount} llegó cuando tu pedido ${number} ya había terminado. Te lo estamos reembolsando por completo. No se enviará nada.`,
	sentBackAfterChange: ({ amount, number }) =>
		`Tu pago de ${amount} llegó cuando tu pedido ${number} ya había cambiado. Te lo estamos reembolsando por completo. Abre tu pedido para ver qué debes ahora.`,
	edited: ({ number }) =>
		`Hemos cambiado los artículos de tu pedido ${number}. Esto es lo que contiene ahora.`,
	editRefund: ({ amount }) => `Te reembolsaremos ${amount}. No tienes que hacer nada.`,
	willRefund: ({ amount }) => `Te reembolsaremos los ${amount} que pagaste.`,
	onItsWay: ({ number }) => `Tu pedido ${number} está en camino.`,
	trackingNumberChanged: "Tu número de seguimiento ha cambiado",
	refundingPayment: "Te estamos reembolsando el pago",
	totalBefore: "Total anterior",
	difference: "Diferencia",
	leftPay: "Queda por pagar",
	viewInvoice: "Ver tu factura",
	trackOrder: "Seguir tu pedido",
	orderNumber: "Número de pedido",
	invoice: "Factura",
	openPageHint:
		"Para abrir la página, introduce este correo electrónico o el teléfono con el que hiciste el pedido.",
	answerBefore: "Responder antes del",
	viewOrder: "Ver pedido",
	sentRefund: "Te hemos enviado el reembolso",
	refundedFar: "Reembolsado hasta ahora",
	orderConfirmed: "Tu pedido está confirmado",
	confirmedText: ({ number }) => `Tu pedido ${number} está confirmado. Pronto lo prepararemos.`,
	orderCancelled: "Tu pedido está cancelado",
	orderExpired: "Tu pedido ha caducado",
	expiredText: ({ number }) =>
		`Tu pedido ${number} ha caducado porque no se pagó o no se confirmó a tiempo. Si aún quieres los artículos, pídelos de nuevo.`,
	receivedPayment: "Hemos recibido tu pago",
	paidText: ({ number }) => `Gracias. Hemos recibido tu pago del pedido ${number}.`,
	paymentFailed: "Tu pago ha fallado",
	paymentFailedText: ({ number }) =>
		`Tu pago del pedido ${number} ha fallado. Paga de nuevo o contacta con nosotros.`,
	orderWay: "Tu pedido está en camino",
	orderDelivered: "Tu pedido se ha entregado",
	deliveredText: ({ number }) =>
		`Tu pedido ${number} se ha entregado. Si algo va mal, o cambias de opinión en los próximos 14 días, abre el pedido para devolver artículos.`,
	requested: {
		subject: "Hemos recibido tu solicitud de devolución",
	},
	returnRequestedText: ({ number }) =>
		`Hemos recibido tu solicitud para devolver artículos del pedido ${number}. Responderemos pronto.`,
	approved: {
		subject: "Tu devolución está aprobada",
	},
	returnApprovedText: ({ number }) =>
		`Tu devolución del pedido ${number} está aprobada. Envíanos los artículos.`,
	received: {
		subject: "Hemos recibido tu devolución",
	},
	returnReceivedText: ({ number }) =>
		`Hemos recibido los artículos que devolviste del pedido ${number}. Pronto te haremos el reembolso.`,
	refused: {
		subject: "Tu devolución se ha rechazado",
	},
	returnRefusedText: ({ number }) => `No podemos aceptar tu devolución del pedido ${number}.`,
};
