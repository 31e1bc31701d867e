import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const productVariants: Messages["productVariants"] = {
	defaultName: "Variante par défaut",
	variant: "Variante",
	inStock: "En stock",
	skuTaken: ({ by }) => `Ce SKU est déjà utilisé par ${by}.`,
	stockBelow: ({ stock }) =>
		`Le stock est de ${stock}. Ajustez-le à 0 ou plus avant d’arrêter la vente en rupture de stock.`,
	barcode: "Code-barres",
	weight: "Poids en grammes",
	lowStockAt: "Seuil de stock faible",
	sameSku: ({ sku }) => `Deux variantes utilisent le SKU ${sku}.`,
	andMore: ({ count }) => `et ${count} de plus`,
	stock: ({ count }) => `${count} en stock`,
	priceTitle: ({ currency }) => `Prix, ${currency}`,
	compareAtTitle: ({ currency }) => `Avant réduction, ${currency}`,
	weightTitle: "Poids, g",
	elsewhere: ({ options, stock }) => (
		<>
			Pour ajouter ou retirer des variantes, modifiez les options dans {options("Détails")}. Pour modifier les
			quantités, allez dans {stock("Stock")}.
		</>
	),
	removeThese: ({ count }) =>
		plural(count, { one: "Retirer cette variante", other: `Retirer ces ${count} variantes` }),
	withStock: ({ name, stock }) => `${name} (${stock} en stock)`,
	labelOf: ({ label, name }) => `${label} : ${name}`,
	pricesVariants: "Prix et variantes",
	pricesVariantsSaved: "Les prix et les variantes sont enregistrés.",
	savePage: "Enregistrer cette page",
	saveVariants: "Enregistrer les variantes",
	renameVariants: "Renommer ces variantes",
	keepStockSkuPrice: "Elles conservent leur stock, SKU et prix sous les nouvelles valeurs.",
	variantsOrdersArchived:
		"Les variantes ayant des commandes sont archivées avec leur stock. Les autres sont supprimées.",
	affectedVariants: "Variantes concernées",
	variantsUseValuesRemoved: "Ces variantes utilisent des valeurs que vous avez retirées :",
	notTracked: "Non suivi",
	selling: "Vente",
	chargeTax: "Appliquer les taxes",
	trackStock: "Suivre le stock",
	sellOutStock: "Vendre en rupture de stock",
	variants: "Variantes",
	anotherProduct: "un autre produit",
};
