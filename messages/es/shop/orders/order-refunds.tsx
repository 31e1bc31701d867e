import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const orderRefunds: Messages["orderRefunds"] = {
	nothingOfItem: "No queda nada de este artículo por reembolsar.",
	reasonName: "El motivo",
	itemsTooMuch: ({ left }) =>
		`Estos artículos cuestan más que los ${left} que quedan por reembolsar. Reembolsa un importe en su lugar.`,
	enterAtMost: ({ amount }) => `Introduce ${amount} o menos.`,
	quantityRange: ({ left }) => `Introduce una cantidad de 0 a ${left}.`,
	items: "Artículos",
	amount: "Un importe",
	restock: "Reponer en stock",
	deliveryIn: ({ currency }) => `Envío en ${currency}`,
	upTo: ({ amount }) => `Hasta ${amount}.`,
	amountIn: ({ currency }) => `Importe en ${currency}`,
	upToWithoutStock: ({ amount }) => `Hasta ${amount}. El stock no cambia.`,
	zeroTo: ({ left }) => `De 0 a ${left}`,
	question: ({ amount }) => `¿Reembolsar ${amount}?`,
	button: ({ amount }) => `Reembolsar ${amount}`,
	backInStock: ({ count }) => `${count} de vuelta en stock`,
	reason: ({ why }) => `Motivo: ${why}`,
	onItsWay: ({ amount }) => `El reembolso de ${amount} está en camino.`,
	enterAmountLike: ({ example }) => `Introduce un importe como ${example}.`,
	enterAmountOrNone: ({ example }) => `Introduce un importe como ${example} o déjalo vacío.`,
	unitsReturned: ({ quantity, count }) => (
		<>
			{quantity}, {plural(count, { one: `${count} devuelto`, other: `${count} devueltos` })}
		</>
	),
	quantity: ({ item, hidden }) => <>Cantidad{hidden(` de ${item}`)}</>,
	writtenOff: ({ count, reason }) =>
		plural(count, { one: `${count} dado de baja: ${reason}`, other: `${count} dados de baja: ${reason}` }),
	doing: "reembolsar el pedido",
	refundFailed: ({ amount }) => <>Reembolso fallido: {amount}.</>,
	failedAgain: ({ at }) =>
		`El proveedor de pagos lo rechazó o el banco del cliente lo devolvió. Próximo intento automático: ${at}.`,
	failedForGood:
		"El proveedor de pagos lo rechazó o el banco del cliente lo devolvió. No se volverá a intentar automáticamente.",
	chooseRefund: "Elige qué quieres reembolsar.",
	enterQuantityOrDelivery: "Introduce una cantidad para al menos un artículo o un importe para el envío.",
	amountTooSmall: "Introduce un importe superior a 0.",
	chooseRestock: "Elige si repones los artículos o los das de baja.",
	refundQuestion: "¿Qué quieres reembolsar?",
	noteHint: "Solo tu equipo puede verlo.",
	refunded: "Reembolsado",
	waitsReturn: "Pendiente de devolución",
	unitsNotReturned: "Unidades no devueltas",
	stock: "Stock",
	refundOrder: "Reembolsar pedido",
	reviewRefund: "Revisar reembolso",
	consequence:
		"El dinero vuelve a la tarjeta o al monedero digital con que se pagó. El cliente recibe un correo cuando se envía.",
	alreadyReturned: "Ya devuelto",
	delivery: "Envío",
	refund: "Reembolso",
	leftAfterwards: "Quedará por reembolsar",
	requestedAgain: "El reembolso se ha solicitado de nuevo. Lo enviamos en menos de un minuto.",
	notTriedAgain: "El reembolso no se vuelve a intentar: ya no está fallido o queda menos por reembolsar.",
	gone: "Este pedido ya no existe.",
	not_allowed: "No se pagó nada por este pedido.",
	changed:
		"El pedido o sus reembolsos han cambiado mientras tanto. Comprueba lo que queda y empieza de nuevo.",
	backOrder: "Volver al pedido",
	nothingLeft: "No queda nada por reembolsar.",
	onlinePayment: "Pago en línea",
	viewPayment: "Ver pago",
	paid: "Pagado",
	refundPending: "Reembolso pendiente",
	leftRefund: "Por reembolsar",
	tryAgain: "Reintentar",
	trying: "Reintentando...",
	record: "Registrar un reembolso",
	recordQuestion: ({ amount }) => `¿Registrar un reembolso de ${amount}?`,
	recordButton: ({ amount }) => `Registrar ${amount}`,
	sentByHand: ({ how }) =>
		`Has devuelto el dinero: ${how}. Esto no mueve dinero. El cliente recibe un correo.`,
	isRecorded: ({ amount }) => `El reembolso de ${amount} está registrado.`,
	enterHow: "Indica cómo devolviste el dinero.",
	howName: "Este texto",
	how: "Cómo devolviste el dinero",
	howHint: "Por ejemplo: transferencia bancaria el 4 de diciembre, o efectivo.",
};
