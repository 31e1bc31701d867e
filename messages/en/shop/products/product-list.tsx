import type { ReactNode } from "react";
import { plural } from "#app/common/language/plural.ts";
export const productList = {
	stockFilters: {
		low: "Low stock",
		out: "Out of stock",
	},
	views: {
		active: "Active",
		draft: "Draft",
		archived: "Archived",
	},
	selectFirst: "Select at least one product first",
	activate: {
		verb: "Activate",
		busy: "Activating...",
		/** "count": of products. */
		effect: ({ count }: { count: number }) =>
			plural(count, {
				one: "Customers can find and buy it in the shop.",
				other: "Customers can find and buy them in the shop.",
			}),
		/** "what": the title of a product, or "3 products". */
		question: ({ what }: { what: string }) => `Activate ${what}?`,
		done: ({ count }: { count: number }) => `${count} activated.`,
		doneInPart: ({ count, already }: { count: number; already: number }) =>
			`${count} activated, ${already} already activated.`,
	},
	setDraft: {
		verb: "Set as draft",
		busy: "Saving...",
		effect: ({ count }: { count: number }) =>
			plural(count, {
				one: "Customers can’t see it until you activate it.",
				other: "Customers can’t see them until you activate them.",
			}),
		question: ({ what }: { what: string }) => `Set ${what} as draft?`,
		done: ({ count }: { count: number }) => `${count} set as draft.`,
		doneInPart: ({ count, already }: { count: number; already: number }) =>
			`${count} set as draft, ${already} already set as draft.`,
	},
	archive: {
		verb: "Archive",
		busy: "Archiving...",
		effect: ({ count }: { count: number }) =>
			plural(count, {
				one: "Customers can’t see or buy it. Orders, stock and photos are kept, and you can reactivate it at any time.",
				other:
					"Customers can’t see or buy them. Orders, stock and photos are kept, and you can reactivate them at any time.",
			}),
		question: ({ what }: { what: string }) => `Archive ${what}?`,
		done: ({ count }: { count: number }) => `${count} archived.`,
		doneInPart: ({ count, already }: { count: number; already: number }) =>
			`${count} archived, ${already} already archived.`,
	},
	select: ({ product }: { product: string }) => `Select ${product}`,
	low: "Low",
	/** A number of variants. */
	lowVariants: ({ count }: { count: number }) => `${count} low`,
	actions: ({ product }: { product: string }) => `Actions for ${product}`,
	/** "stock": a number of units. */
	inVariants: ({ stock, count }: { stock: ReactNode; count: number }) => (
		<>
			{stock} in {count} variants
		</>
	),
	notTracked: "Not tracked",
	notTrackedIn: ({ count }: { count: number }) => `Not tracked in ${count} variants`,
	activateMenu: "Activate…",
	setDraftMenu: "Set as draft…",
	archiveMenu: "Archive…",
	products: "Products",
	bulkActions: "Bulk actions",
	selected: "With selected:",
	noMatchText: "Try different search terms or filters.",
	noProductsMatch: "No products match",
	showAllProducts: "Show all products",
	emptyText: "Add your first product, or import products from a CSV file.",
	noProductsYet: "No products yet",
	changeProductStatus: "Change product status",
	chooseStatus: "Choose a status",
	goBack: "Go back",
	nothingChanged: "Nothing was changed.",
	allProducts: "All products",
	stock: "Stock",
	anyStock: "Any stock",
	titleVendorTagSku: "Title, vendor, tag, SKU…",
	product: "Product",
	sold: "Sold",
	outStock: "Out of stock",
	duplicate: "Duplicate",
};
