import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const productList: Messages["productList"] = {
	stockFilters: {
		low: "Stock bajo",
		out: "Agotado",
	},
	views: {
		active: "Activos",
		draft: "Borradores",
		archived: "Archivados",
	},
	selectFirst: "Selecciona primero al menos un producto",
	activate: {
		verb: "Activar",
		busy: "Activando...",
		effect: ({ count }) =>
			plural(count, {
				one: "Los clientes pueden encontrarlo y comprarlo en la tienda.",
				other: "Los clientes pueden encontrarlos y comprarlos en la tienda.",
			}),
		question: ({ what }) => `¿Activar ${what}?`,
		done: ({ count }) => plural(count, { one: `${count} activado.`, other: `${count} activados.` }),
		doneInPart: ({ count, already }) => `Activados: ${count}. Ya estaban activos: ${already}.`,
	},
	setDraft: {
		verb: "Pasar a borrador",
		busy: "Guardando...",
		effect: ({ count }) =>
			plural(count, {
				one: "Los clientes no pueden verlo hasta que lo actives.",
				other: "Los clientes no pueden verlos hasta que los actives.",
			}),
		question: ({ what }) => `¿Pasar ${what} a borrador?`,
		done: ({ count }) =>
			plural(count, { one: `${count} pasado a borrador.`, other: `${count} pasados a borrador.` }),
		doneInPart: ({ count, already }) => `Pasados a borrador: ${count}. Ya eran borradores: ${already}.`,
	},
	archive: {
		verb: "Archivar",
		busy: "Archivando...",
		effect: ({ count }) =>
			plural(count, {
				one: "Los clientes no pueden verlo ni comprarlo. Se conservan los pedidos, el stock y las fotos, y puedes reactivarlo en cualquier momento.",
				other:
					"Los clientes no pueden verlos ni comprarlos. Se conservan los pedidos, el stock y las fotos, y puedes reactivarlos en cualquier momento.",
			}),
		question: ({ what }) => `¿Archivar ${what}?`,
		done: ({ count }) => plural(count, { one: `${count} archivado.`, other: `${count} archivados.` }),
		doneInPart: ({ count, already }) => `Archivados: ${count}. Ya estaban archivados: ${already}.`,
	},
	select: ({ product }) => `Seleccionar ${product}`,
	low: "Bajo",
	lowVariants: ({ count }) => `${count} con stock bajo`,
	actions: ({ product }) => `Acciones de ${product}`,
	inVariants: ({ stock, count }) => (
		<>
			{stock} en {count} variantes
		</>
	),
	notTracked: "Sin control de stock",
	notTrackedIn: ({ count }) => `Sin control de stock en ${count} variantes`,
	activateMenu: "Activar…",
	setDraftMenu: "Pasar a borrador…",
	archiveMenu: "Archivar…",
	products: "Productos",
	bulkActions: "Acciones en bloque",
	selected: "Con los seleccionados:",
	noMatchText: "Prueba otros términos de búsqueda o filtros.",
	noProductsMatch: "Ningún producto coincide",
	showAllProducts: "Mostrar todos los productos",
	emptyText: "Añade tu primer producto o importa productos desde un archivo CSV.",
	noProductsYet: "Aún no hay productos",
	changeProductStatus: "Cambiar el estado del producto",
	chooseStatus: "Elige un estado",
	goBack: "Volver",
	nothingChanged: "No se ha cambiado nada.",
	allProducts: "Todos los productos",
	stock: "Stock",
	anyStock: "Cualquier stock",
	titleVendorTagSku: "Título, marca, etiqueta, SKU…",
	product: "Producto",
	sold: "Vendidos",
	outStock: "Agotado",
	duplicate: "Duplicar",
};
