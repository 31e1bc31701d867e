import type { Messages } from "#messages/en/index.ts";

export const orderReceived: Messages["orderReceived"] = {
	number: "Número de pedido",
	payBefore: "Pagar antes del",
	subject: ({ number }) => `Hemos recibido tu pedido (${number})`,
	intro: ({ number }) => `Gracias. Hemos recibido tu pedido ${number} y lo confirmaremos pronto.`,
	view: "Ver tu pedido",
	linkWarning: "Cualquiera que tenga este enlace puede ver tu pedido. No reenvíes este correo.",
};
