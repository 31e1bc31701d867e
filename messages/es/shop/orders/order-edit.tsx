import type { Messages } from "#messages/en/index.ts";

export const orderEdit: Messages["orderEdit"] = {
	below: ({ line, least }) => `${line}: unidades reembolsadas: ${least}. Introduce ${least} o más.`,
	soldOut: ({ line }) => `${line}: agotado o ya no está a la venta.`,
	tooFew: ({ line, more, most }) => `${line}: solo quedan ${more} más en stock. Introduce ${most} o menos.`,
	quantityRange: ({ most }) => `Introduce una cantidad de 0 a ${most}.`,
	refundedUnits: ({ count }) => `Reembolsados: ${count}`,
	sku: ({ sku }) => `SKU ${sku}`,
	refundsOnline: ({ amount }) => `Se devuelven ${amount} a la tarjeta o al monedero digital con que se pagó.`,
	refundNeeded: ({ amount }) => `Hace falta un reembolso de ${amount}: envíalo y después regístralo.`,
	due: {
		online: ({ amount }) => `El cliente tiene que pagar ${amount} y recibe el enlace por correo.`,
		other: ({ amount }) => `El cliente tiene que pagar ${amount}.`,
	},
	stillDue: {
		online: ({ amount }) => `El cliente todavía tiene que pagar ${amount} y recibe el enlace por correo.`,
		other: ({ amount }) => `El cliente todavía tiene que pagar ${amount}.`,
	},
	save: ({ total, hidden }) => <>Guardar cambios{hidden(`, nuevo total ${total}`)}</>,
	quantity: ({ item, hidden }) => <>Cantidad{hidden(` de ${item}`)}</>,
	title: ({ number }) => `Editar pedido ${number}`,
	pricesChanged: "Los precios o el pago han cambiado. Revisa los importes de abajo y guarda de nuevo.",
	inOrder: "En el pedido",
	nothingDue: "No hay nada que pagar ni reembolsar.",
	not_editable: {
		reason:
			"Solo puedes editar los artículos hasta que se envíe el primer paquete o el pedido se cancele, se complete o se reembolse.",
	},
	disputed: {
		reason: "El cliente ha disputado el pago. Edita el pedido cuando se resuelva.",
	},
	nothing: {
		reason: "Cambia una cantidad o añade un artículo.",
	},
	empty: {
		reason: "Deja al menos un artículo. Para quitarlos todos, cancela el pedido.",
	},
	too_many_lines: {
		reason: "Un pedido puede tener hasta 50 artículos distintos.",
	},
	not_chargeable: {
		reason: "El nuevo importe no se puede pagar en línea. Elige otras cantidades.",
	},
	subtotal: "Subtotal",
	discount: "Descuento",
	delivery: "Envío",
	itemsTable: "Artículos antes y después",
	item: "Artículo",
	before: "Antes",
	after: "Después",
	removed: "Quitado",
	amountsTable: "Importes antes y después",
	difference: "Diferencia",
	consequence: "El stock cambia al momento. El cliente recibe un correo.",
	parcelsReset:
		"Después, el pedido vuelve a enviarse en un solo paquete: divídelo otra vez si necesitas varios.",
	changeSomething: "Cambiar algo",
	items: "Artículos",
	new: "Nuevo",
	quantityHint: "Introduce 0 para quitar un artículo.",
	addItem: "Añadir un artículo",
	recalculateDelivery: "Cobrar de nuevo el envío al precio de hoy",
	orderPaysTodaysPrice: ({ deliveryTotal, deliveryName, price }) =>
		`El pedido paga ${deliveryTotal} por ${deliveryName}. El precio de hoy es ${price}, o gratis a partir del importe de tus ajustes.`,
	reviewChanges: "Revisar cambios",
	goBack: "Volver",
	itemsChanged: "Los artículos se han cambiado.",
	checkAmountsBelowThen: "Revisa los importes de abajo y guarda de nuevo.",
	checkChanges: "Revisa los cambios",
	editItems: "Editar artículos",
	includesTax: "Incluye impuestos",
	tax: "Impuestos",
};
