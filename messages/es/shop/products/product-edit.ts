import type { Messages } from "#messages/en/index.ts";

export const productEdit: Messages["productEdit"] = {
	refusals: {
		not_draft: "Solo se pueden eliminar los borradores. Archiva el producto para ocultarlo a los clientes.",
		sold: "Este producto tiene pedidos. Archívalo en su lugar.",
	},
	undeletable: ({ product }) => `${product} no se puede eliminar`,
	deleteQuestion: ({ product }) => `¿Eliminar ${product}?`,
	deleteText: "También se eliminan sus fotos y su historial de stock. Esta acción no se puede deshacer.",
	duplicateQuestion: ({ product }) => `¿Duplicar ${product}?`,
	duplicateText:
		"La copia es un borrador con los mismos datos, precios y fotos, pero sin stock, SKU ni códigos de barras.",
	all: "Todos los productos",
	viewInShop: "Ver en la tienda",
	pages: {
		details: "Datos",
		variants: "Precios y variantes",
		photos: "Fotos",
		stock: "Stock",
	},
	deleteProduct: "Eliminar producto",
	reload: "Vuelve a cargar la página e inténtalo de nuevo.",
	productDeleted: "El producto se ha eliminado.",
	goBack: "Volver",
	duplicateProduct: "Duplicar producto",
	duplicated: "Producto duplicado. Esta copia es un borrador sin stock ni SKU.",
	copying: "Copiando...",
	product: "Este producto",
};
