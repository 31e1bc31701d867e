import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const productVariants: Messages["productVariants"] = {
	defaultName: "Variante predeterminada",
	variant: "Variante",
	inStock: "En stock",
	skuTaken: ({ by }) => `Este SKU ya lo usa ${by}.`,
	stockBelow: ({ stock }) => `El stock es ${stock}. Ajústalo a 0 o más antes de dejar de vender sin stock.`,
	barcode: "Código de barras",
	weight: "Peso en gramos",
	lowStockAt: "Nivel de stock bajo",
	sameSku: ({ sku }) => `Dos variantes usan el SKU ${sku}.`,
	andMore: ({ count }) => `y ${count} más`,
	stock: ({ count }) => `${count} en stock`,
	priceTitle: ({ currency }) => `Precio, ${currency}`,
	compareAtTitle: ({ currency }) => `Comparación, ${currency}`,
	weightTitle: "Peso, g",
	elsewhere: ({ options, stock }) => (
		<>
			Para añadir o quitar variantes, edita las opciones en {options("Datos")}. Para cambiar cantidades, ve a{" "}
			{stock("Stock")}.
		</>
	),
	removeThese: ({ count }) =>
		plural(count, { one: "Quitar esta variante", other: `Quitar estas ${count} variantes` }),
	withStock: ({ name, stock }) => `${name} (${stock} en stock)`,
	labelOf: ({ label, name }) => `${label} de ${name}`,
	pricesVariants: "Precios y variantes",
	pricesVariantsSaved: "Los precios y las variantes se han guardado.",
	savePage: "Guardar esta página",
	saveVariants: "Guardar variantes",
	renameVariants: "Cambiar el nombre de estas variantes",
	keepStockSkuPrice: "Conservan su stock, SKU y precio con los valores nuevos.",
	variantsOrdersArchived: "Las variantes con pedidos se archivan con su stock. Las demás se eliminan.",
	affectedVariants: "Variantes afectadas",
	variantsUseValuesRemoved: "Estas variantes usan valores que has quitado:",
	notTracked: "Sin control de stock",
	selling: "En venta",
	chargeTax: "Cobrar impuestos",
	trackStock: "Controlar stock",
	sellOutStock: "Vender sin stock",
	variants: "Variantes",
	anotherProduct: "otro producto",
};
