import type { Messages } from "#messages/en/index.ts";

export const returnRequest: Messages["returnRequest"] = {
	quantityHint: ({ left, quantity, paid }) => `Cantidad (máx. ${left}). Pediste ${quantity} por ${paid}.`,
	fromOrder: ({ number }) => (
		<>Del pedido {number}. Te responderemos por correo con la dirección de devolución.</>
	),
	returnItems: "Devolver artículos",
	requested: "Hemos recibido tu solicitud y responderemos pronto.",
	getBack: "Recuperas",
	showAmount: "Ver importe",
	refundRule:
		"Reembolsamos lo que pagaste por los artículos, una vez aplicados los descuentos. Si devuelves todo el pedido, reembolsamos también el envío.",
	why: "¿Por qué?",
	wrong: "¿Qué problema hay?",
	problemHint: "Obligatorio si hay un problema con el artículo.",
	goBack: "Volver",
	requestReturn: "Solicitar devolución",
};
