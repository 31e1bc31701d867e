export const productEdit = {
	refusals: {
		not_draft: "Only drafts can be deleted. Archive the product to hide it from customers.",
		sold: "This product has orders. Archive it instead.",
	},
	undeletable: ({ product }: { product: string }) => `${product} can’t be deleted`,
	deleteQuestion: ({ product }: { product: string }) => `Delete ${product}?`,
	deleteText: "This also deletes its photos and stock history and can’t be undone.",
	duplicateQuestion: ({ product }: { product: string }) => `Duplicate ${product}?`,
	duplicateText:
		"The copy is a draft with the same details, prices and photos, but without stock, SKUs and barcodes.",
	all: "All products",
	viewInShop: "View in shop",
	pages: {
		details: "Details",
		variants: "Prices and variants",
		photos: "Photos",
		stock: "Stock",
	},
	deleteProduct: "Delete product",
	reload: "Reload the page and try again.",
	productDeleted: "The product is deleted.",
	goBack: "Go back",
	duplicateProduct: "Duplicate product",
	duplicated: "Product duplicated. This copy is a draft without stock or SKUs.",
	copying: "Copying...",
	product: "This product",
};
