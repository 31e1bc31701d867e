import type { Messages } from "#messages/en/index.ts";

export const taxSettings: Messages["taxSettings"] = {
	included: "Incluidos en los precios",
	active: "Activo",
	title: "Impuestos",
	taken: ({ rate }) =>
		`${rate} ya está activo para esta ubicación, clase y fecha. Desactive o edite ese tipo en su lugar.`,
	otherTaken:
		"Otro tipo ya está activo para esta ubicación, clase y fecha. Desactive o edite ese tipo en su lugar.",
	rateTitle: "Tipo",
	taxRate: "Tipo impositivo",
	rate: "Tipo (%)",
	region: "Región",
	nameHint: "Se muestra en los recibos, por ejemplo, IVA.",
	example725:
		"Por ejemplo, 7.25. Donde se suman varios impuestos, como el del estado y el del condado, introduzca la suma.",
	regionHint:
		"Un estado o una provincia, con su código o nombre, por ejemplo, CA. Déjelo vacío para todo el país.",
	inclusiveHint:
		"Si no, los impuestos se añaden al finalizar la compra. El tipo general decide por todos los tipos de una ubicación.",
	tax: "Impuesto",
	calculation: "Cálculo",
	addedCheckout: "Añadidos al finalizar la compra",
	lead: "El tipo de una región sustituye al de su país, y una clase sin tipo tiene el tipo general. Las ubicaciones sin tipo no tienen impuestos.",
	emptyText: "Los pedidos no llevan impuestos hasta que añada un tipo para su lugar de entrega.",
	location: "Ubicación",
	startsOn: "Válido desde",
	startsOnHint:
		"Déjelo vacío si el tipo ya es válido. Se aplica el más reciente que sea válido el día del pedido.",
	always: "Siempre",
};
