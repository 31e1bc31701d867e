import type { ReactNode } from "react";
import { plural } from "#app/common/language/plural.ts";
export const productVariants = {
	defaultName: "Default variant",
	variant: "Variant",
	inStock: "In stock",
	skuTaken: ({ by }: { by: string }) => `${by} already uses this SKU.`,
	stockBelow: ({ stock }: { stock: number }) =>
		`Stock is ${stock}. Adjust it to 0 or more before you stop selling when out of stock.`,
	barcode: "Barcode",
	weight: "Weight in grams",
	lowStockAt: "Low stock level",
	sameSku: ({ sku }: { sku: string }) => `Two variants use the SKU ${sku}.`,
	andMore: ({ count }: { count: number }) => `and ${count} more`,
	stock: ({ count }: { count: number }) => `${count} in stock`,
	priceTitle: ({ currency }: { currency: string }) => `Price, ${currency}`,
	compareAtTitle: ({ currency }: { currency: string }) => `Compare-at, ${currency}`,
	weightTitle: "Weight, g",
	/** "Details" and "Stock" are the titles of pages. */
	elsewhere: ({
		options,
		stock,
	}: {
		options: (text: string) => ReactNode;
		stock: (text: string) => ReactNode;
	}) => (
		<>
			To add or remove variants, edit the options in {options("Details")}. To change quantities, go to{" "}
			{stock("Stock")}.
		</>
	),
	removeThese: ({ count }: { count: number }) =>
		plural(count, { one: "Remove this variant", other: `Remove these ${count} variants` }),
	withStock: ({ name, stock }: { name: string; stock: number }) => `${name} (${stock} in stock)`,
	/** A field of a variant: "Price of Small / Blue". */
	labelOf: ({ label, name }: { label: string; name: string }) => `${label} of ${name}`,
	pricesVariants: "Prices and variants",
	pricesVariantsSaved: "Prices and variants are saved.",
	savePage: "Save this page",
	saveVariants: "Save variants",
	renameVariants: "Rename these variants",
	keepStockSkuPrice: "They keep their stock, SKU and price under the new values.",
	variantsOrdersArchived: "Variants with orders are archived with their stock. The others are deleted.",
	affectedVariants: "Affected variants",
	variantsUseValuesRemoved: "These variants use values that you removed:",
	notTracked: "Not tracked",
	selling: "Selling",
	chargeTax: "Charge tax",
	trackStock: "Track stock",
	sellOutStock: "Sell when out of stock",
	variants: "Variants",
	/** Stands in `skuTaken` instead of a name. */
	anotherProduct: "another product",
};
