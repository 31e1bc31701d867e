import type { Messages } from "#messages/en/index.ts";

export const orderStates: Messages["orderStates"] = {
	new: {
		label: "Nuevo",
		forCustomer: "Hemos recibido tu pedido y lo confirmaremos pronto.",
	},
	confirmed: {
		label: "Confirmado",
		forCustomer: "Tu pedido está confirmado. Pronto lo prepararemos.",
	},
	processing: {
		label: "En preparación",
		forCustomer: "Estamos preparando tu pedido.",
	},
	completed: {
		label: "Completado",
		forCustomer: "Tu pedido está completado. Gracias por comprar con nosotros.",
	},
	cancelled: {
		label: "Cancelado",
		forCustomer: "Este pedido está cancelado. No se enviará nada más.",
	},
	expired: {
		label: "Caducado",
		forCustomer:
			"Este pedido se canceló automáticamente porque no se pagó o no se confirmó a tiempo. Si aún lo quieres, pídelo de nuevo.",
	},
	unpaid: {
		label: "Sin pagar",
	},
	paid: {
		label: "Pagado",
	},
	partially_refunded: {
		label: "Reembolsado en parte",
	},
	refunded: {
		label: "Reembolsado",
	},
	failed: {
		label: "Pago fallido",
	},
	unfulfilled: {
		label: "Sin enviar",
	},
	shipped: {
		label: "Enviado",
	},
	delivered: {
		label: "Entregado",
	},
	returned: {
		label: "Devuelto",
	},
	inText: {
		new: "nuevo",
		confirmed: "confirmado",
		processing: "en preparación",
		completed: "completado",
		cancelled: "cancelado",
		expired: "caducado",
		unpaid: "sin pagar",
		paid: "pagado",
		partially_refunded: "reembolsado en parte",
		refunded: "reembolsado",
		failed: "con el pago fallido",
		unfulfilled: "sin enviar",
		shipped: "enviado",
		delivered: "entregado",
		returned: "devuelto",
	},
};
