export const findItems = {
	/** The number of units. */
	left: ({ count }: { count: number }) => `${count} in stock`,
	findHint: "Find by SKU or name",
	find: "Find",
	noMatch: "No items on sale match this search.",
	tooManyMatches: "There are more matches. Type more of the name or the SKU.",
	stock: "In stock",
	outStock: "Out of stock",
};
