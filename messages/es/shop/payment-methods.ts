import type { Messages } from "#messages/en/index.ts";

export const paymentMethods: Messages["paymentMethods"] = {
	bank_transfer: {
		label: "Transferencia bancaria",
		name: "Transferencia bancaria",
		hint: ({ days }) =>
			`Recibirás nuestros datos bancarios después de hacer el pedido. Lo enviamos cuando recibimos tu pago y te lo reservamos ${days} días.`,
		heading: "Pagar por transferencia bancaria",
		step: ({ total, days }) =>
			`Haz una transferencia de ${total} en un plazo de ${days} días. Enviamos el pedido cuando recibimos tu pago.`,
		detailsFollow: "Te enviaremos nuestros datos bancarios por correo.",
		useReference: "Usa exactamente esta referencia para que podamos identificar tu pago.",
		reference: "Referencia",
	},
	cash_on_delivery: {
		label: "Contra reembolso",
		name: "Contra reembolso",
		hint: "Paga en efectivo al repartidor cuando llegue tu pedido.",
		heading: "Pagar contra reembolso",
		step: ({ total }) => `Ten ${total} a mano para el repartidor.`,
	},
	online: {
		label: "Pagar en línea",
		name: "En línea",
		hint: "Con tarjeta o monedero digital, en la página segura de nuestro proveedor de pagos. Te reservamos el pedido un día.",
		step: ({ total }) =>
			`Paga ${total} en un plazo de 24 horas, en la página segura de nuestro proveedor de pagos. Enviamos el pedido cuando recibimos tu pago.`,
	},
	all: "Paga en línea, contra reembolso o por transferencia bancaria.",
	offline: "Paga contra reembolso o por transferencia bancaria.",
	nothing: {
		heading: "Nada que pagar",
		step: "No hay nada que pagar.",
	},
};
