export const findItems = {
	/** The number of units. */
	left: ({ count }: { count: number }) => `${count} in stock`,
	findSkuName: "Find by SKU or name",
	find: "Find",
	noItemsSaleMatch: "No items on sale match this search.",
	moreMatchesTypeMore: "There are more matches. Type more of the name or the SKU.",
	stock: "In stock",
	outStock: "Out of stock",
};
