import type { Messages } from "#messages/en/index.ts";

export const findItems: Messages["findItems"] = {
	left: ({ count }) => `${count} en stock`,
	findSkuName: "Buscar por SKU o nombre",
	find: "Buscar",
	noItemsSaleMatch: "Ningún artículo a la venta coincide con esta búsqueda.",
	moreMatchesTypeMore: "Hay más resultados. Escribe más letras del nombre o del SKU.",
	stock: "En stock",
	outStock: "Agotado",
};
