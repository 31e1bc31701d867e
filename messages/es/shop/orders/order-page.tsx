import type { Messages } from "#messages/en/index.ts";

export const orderPage: Messages["orderPage"] = {
	shipParcel: ({ which }) => `Enviar paquete ${which}`,
	partlyShipped: ({ shipped }) =>
		`${shipped}. Los artículos ya no se pueden editar y el pedido no se puede cancelar. Los artículos que reembolses salen de los paquetes sin enviar.`,
	parcelWasShipped: ({ which }) => `Paquete ${which} enviado`,
	title: ({ number }) => `Pedido ${number}`,
	paymentLink: ({ label, link }) => (
		<>
			{label("Enlace de pago:")} {link}. Pide el correo electrónico o el teléfono del cliente.
		</>
	),
	packingSlipTitle: ({ number }) => `Albarán ${number}`,
	receiptTitle: ({ number }) => `Recibo ${number}`,
	refundNeeded: ({ amount }) => <>Reembolso necesario: {amount}.</>,
	ship: ({ number, hidden }) => <>Enviar{hidden(` paquete ${number}`)}</>,
	editParcelTracking: ({ number, hidden }) => <>Editar seguimiento{hidden(` del paquete ${number}`)}</>,
	parcelSlip: ({ number, hidden }) => <>Albarán{hidden(` del paquete ${number}`)}</>,
	afterDiscount: ({ amount }) => <>{amount} con descuento</>,
	writeReview: "Escribir una opinión",
	tax: ({ name, rate, base }) => (
		<>
			{name} {rate} sobre {base}
		</>
	),
	taxIncluded: ({ name, rate, base }) => (
		<>
			Incluye {name} {rate} sobre {base}
		</>
	),
	subtotal: "Subtotal",
	discount: "Descuento",
	paid: "Pagado",
	refunded: "Reembolsado",
	leftToPay: "Queda por pagar",
	noteSaved: "La nota se ha guardado.",
	addNote: "Añadir nota",
	noteHint: "Solo la ve tu equipo.",
	return: "Devolución",
	order: "Pedido",
	customerDelivery: "Cliente y envío",
	editTracking: "Editar seguimiento",
	customerNote: "Nota del cliente:",
	backOrder: "Volver al pedido",
	refundedToCard: "Vuelve a la tarjeta o al monedero digital con que se pagó.",
	recordAfterSending: "Regístralo cuando hayas enviado el dinero.",
	refund: "Reembolsar",
	editItems: "Editar artículos",
	changeParcels: "Cambiar paquetes",
	splitIntoParcels: "Dividir en paquetes",
	messages: "Mensajes",
	packingSlip: "Albarán",
	receipt: "Recibo",
	status: "Pedido",
	fulfilment: "Envío",
	orderPlaced: "Pedido realizado",
	itemsChanged: "Artículos cambiados",
	parcelsChanged: "Paquetes cambiados",
	refundRequested: "Reembolso solicitado",
	items: "Artículos",
	item: "Artículo",
	unitPrice: "Precio unitario",
	nothingToPack: "No hay nada que preparar de este pedido.",
	itemsPack: "Artículos por preparar",
	ordered: "Pedido el",
	recordRefund: "Registrar reembolso",
};
