import type { Messages } from "#messages/en/index.ts";

export const findItems: Messages["findItems"] = {
	left: ({ count }) => `${count} en stock`,
	findHint: "Buscar por SKU o nombre",
	find: "Buscar",
	noMatch: "Ningún artículo a la venta coincide con esta búsqueda.",
	tooManyMatches: "Hay más resultados. Escribe más letras del nombre o del SKU.",
	stock: "En stock",
	outStock: "Agotado",
};
