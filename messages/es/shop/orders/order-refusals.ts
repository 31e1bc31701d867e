import type { Messages } from "#messages/en/index.ts";

export const orderRefusals: Messages["orderRefusals"] = {
	gone: "Este pedido ya no existe.",
	parcelsChanged: "Los paquetes de este pedido han cambiado. Vuelve a abrir el pedido para verlos.",
	reopen: "Vuelve a abrir el pedido e inténtalo de nuevo.",
	states: ({ order, paid, delivery }) =>
		`Esto no es posible para un pedido con estos estados: ${order}, ${paid}, ${delivery}.`,
	checkItems: "Sus artículos han cambiado. Revísalos e inténtalo de nuevo.",
	byParcels: {
		in_parcels: "Este pedido se envía en varios paquetes. Envía cada uno desde la página del pedido.",
		partly_shipped:
			"Algunos paquetes de este pedido están en camino, así que no se puede cancelar. Si se pagó en línea, reembolsa los artículos que aún no se han enviado. Si no, envía también los demás paquetes y cancela el pedido cuando todos hayan vuelto.",
	},
	correctIt: "Para cambiarlos, elige «Editar seguimiento» en la página del pedido.",
	notShipped:
		"Solo puedes editar el seguimiento mientras el pedido está enviado y todavía no se ha entregado.",
	notDivisible:
		"Puedes dividir en paquetes un pedido de dos o más unidades hasta que se envíe el primero o se cancele el pedido.",
	parcelChanged: ({ parcel }) => `Otra persona lo ha cambiado mientras tanto. Ahora es ${parcel}.`,
	willRefund: ({ amount }) => `Se reembolsan los ${amount} que el cliente pagó en línea.`,
	willRefundRest: ({ amount }) => `Se reembolsan los otros ${amount} que el cliente pagó en línea.`,
	otherParcel: ({ parcel }) =>
		`Ya lo enviaste como ${parcel} y el cliente tiene estos datos. Para cambiarlos, elige «Editar seguimiento» en la página del pedido.`,
	otherParcelWithout:
		"Ya lo enviaste sin transportista ni número de seguimiento y el cliente tiene estos datos. Para cambiarlos, elige «Editar seguimiento» en la página del pedido.",
	notNow: "Esto no es posible en su estado actual.",
	amountTooSmall: "Introduce un importe superior a 0 que no supere lo que queda por reembolsar.",
	withoutTracking: "sin transportista ni número de seguimiento",
};
