import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const productVariants: Messages["productVariants"] = {
	defaultName: "Variante predefinida",
	variant: "Variante",
	inStock: "Em stock",
	skuTaken: ({ by }) => `Este SKU já é usado por ${by}.`,
	stockBelow: ({ stock }) =>
		`O stock é ${stock}. Ajuste-o para 0 ou mais antes de deixar de vender quando esgotado.`,
	barcode: "Código de barras",
	weight: "Peso em gramas",
	lowStockAt: "Nível de stock baixo",
	sameSku: ({ sku }) => `Duas variantes usam o SKU ${sku}.`,
	andMore: ({ count }) => `e mais ${count}`,
	stock: ({ count }) => `${count} em stock`,
	priceTitle: ({ currency }) => `Preço, ${currency}`,
	compareAtTitle: ({ currency }) => `Preço anterior, ${currency}`,
	weightTitle: "Peso, g",
	elsewhere: ({ options, stock }) => (
		<>
			Para adicionar ou remover variantes, edite as opções em {options("Detalhes")}. Para alterar quantidades,
			vá a {stock("Stock")}.
		</>
	),
	removeThese: ({ count }) =>
		plural(count, { one: "Remover esta variante", other: `Remover estas ${count} variantes` }),
	withStock: ({ name, stock }) => `${name} (${stock} em stock)`,
	labelOf: ({ label, name }) => `${label} de ${name}`,
	pricesVariants: "Preços e variantes",
	pricesVariantsSaved: "Os preços e variantes foram guardados.",
	savePage: "Guardar esta página",
	saveVariants: "Guardar variantes",
	renameVariants: "Mudar o nome destas variantes",
	keepStockSkuPrice: "Mantêm o stock, o SKU e o preço com os novos valores.",
	variantsOrdersArchived: "As variantes com encomendas são arquivadas com o stock. As outras são eliminadas.",
	affectedVariants: "Variantes afetadas",
	variantsUseValuesRemoved: "Estas variantes usam valores que removeu:",
	notTracked: "Não controlado",
	selling: "Venda",
	chargeTax: "Cobrar imposto",
	trackStock: "Controlar stock",
	sellOutStock: "Vender quando esgotado",
	variants: "Variantes",
	anotherProduct: "outro produto",
};
