import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const orderParcels: Messages["orderParcels"] = {
	carrier: "Transportista",
	trackingNumber: "Número de seguimiento",
	enterTracking: "Introduce un número de seguimiento o un transportista.",
	sentInParcels: ({ count }) => `El pedido se envía en ${count} paquetes.`,
	sentInOne: "El pedido se envía en un paquete.",
	parcel: ({ which }) => `Paquete ${which}`,
	shippedAt: ({ at }) => `Enviado el ${at}`,
	toPack: ({ count }) => `${count} por preparar`,
	parcelNumber: ({ number }) => `Paquete ${number}`,
	numberRange: ({ most }) => `Introduce un número de 0 a ${most}.`,
	putUnits: ({ title, quantity, packed }) => `${title}: reparte ${quantity} en los paquetes, no ${packed}.`,
	doing: "editar el seguimiento",
	markShipped: ({ count }) =>
		plural(count, {
			one: `Marcar ${count} pedido como enviado`,
			other: `Marcar ${count} pedidos como enviados`,
		}),
	splitTitle: ({ number }) => `Paquetes del pedido ${number}`,
	which: ({ number, count }) => `${number} de ${count}`,
	leftOut: ({ count }) =>
		plural(count, { one: `Se omite ${count} pedido`, other: `Se omiten ${count} pedidos` }),
	trackingDetailsSaved: "Los datos de seguimiento se han guardado.",
	backOrder: "Volver al pedido",
	trackingFields: "Transportista y número de seguimiento",
	correctionConsequence: "El cliente recibe un correo con los nuevos datos.",
	shipOrders: "Enviar pedidos",
	onlyConfirmedShippable:
		"Solo se pueden enviar pedidos confirmados que aún no se hayan enviado. Para enviar un pedido en varios paquetes, usa su página.",
	bulkConsequence:
		"Cada cliente recibe un correo con el transportista y el número de seguimiento, si los introduces.",
	shipping: "Enviando...",
	backOrders: "Volver a los pedidos",
	splitIntoParcels: "Dividir en paquetes",
	splitLead:
		"Introduce cuántas unidades de cada artículo van en cada paquete. Puedes cambiarlo hasta que se envíe el primer paquete. Los paquetes sin unidades se omiten.",
	saveParcels: "Guardar paquetes",
	addParcel: "Añadir un paquete",
	sendOneParcel: "Enviar en un paquete",
	goBack: "Volver",
	parcels: "Paquetes",
	notShipped: "Sin enviar",
};
