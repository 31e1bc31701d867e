import type { Messages } from "#messages/en/index.ts";

export const orderProgress: Messages["orderProgress"] = {
	arriving: {
		shipped: "Tu pedido está en camino.",
		delivered: "Tu pedido ha llegado.",
		returned: "Hemos recibido los artículos devueltos.",
	},
	paying: {
		unpaid: "Esperamos tu pago.",
		paid: "Tu pago está completado.",
		refunded: "Te hemos reembolsado el pago.",
		failed: "Tu pago ha fallado. Paga de nuevo.",
	},
	packingRest: ({ shipped }) => `${shipped}. Estamos preparando el resto.`,
	refundedPart: ({ amount }) => `Te hemos reembolsado ${amount} de tu pago.`,
	refundComing: ({ amount }) => `Te estamos reembolsando ${amount}.`,
	parcelsShipped: ({ shipped, count }) => `${shipped} de ${count} paquetes enviados`,
	expires: ({ at }) => `Se cancela automáticamente si no se paga antes del ${at}.`,
	expiresUnconfirmed: ({ at }) => `Se cancela automáticamente si no lo confirmamos antes del ${at}.`,
	refunding: ({ amount }) => `Te estamos reembolsando los ${amount} que pagaste.`,
	refundingRest: ({ amount }) => `Te estamos reembolsando los ${amount} restantes.`,
	willRefund: ({ amount }) => `Te reembolsaremos los ${amount} que pagaste.`,
	willRefundRest: ({ amount }) => `Te reembolsaremos los ${amount} restantes.`,
	willRefundRestPaid: ({ amount }) => `Te reembolsaremos los ${amount} restantes que pagaste.`,
	payCourier: "Paga en efectivo al repartidor cuando llegue tu pedido.",
};
