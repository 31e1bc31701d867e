import type { Messages } from "#messages/en/index.ts";

export const taxSettings: Messages["taxSettings"] = {
	included: "Incluidos en los precios",
	active: "Activo",
	title: "Impuestos",
	taken: ({ rate }) => `${rate} ya está activo para esta ubicación. Desactiva o edita ese tipo en su lugar.`,
	otherTaken: "Otro tipo ya está activo para esta ubicación. Desactiva o edita ese tipo en su lugar.",
	rateTitle: "Tipo",
	taxRate: "Tipo impositivo",
	rate: "Tipo (%)",
	region: "Región",
	nameHint: "Se muestra en los recibos, por ejemplo, IVA.",
	example725: "Por ejemplo, 7.25",
	regionHint:
		"Un estado o una provincia, con su código o nombre, por ejemplo, CA. Déjalo vacío para todo el país.",
	inclusiveHint: "Si no, los impuestos se añaden al finalizar la compra.",
	tax: "Impuesto",
	calculation: "Cálculo",
	addedCheckout: "Añadidos al finalizar la compra",
	lead: "El tipo de una región sustituye al de su país. Las ubicaciones sin tipo no tienen impuestos.",
	emptyText: "Los pedidos no llevan impuestos hasta que añadas un tipo para su lugar de entrega.",
	location: "Ubicación",
};
