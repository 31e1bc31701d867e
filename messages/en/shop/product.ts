export const product = {
	stock: {
		soldOut: "Out of stock",
		/** The number of units. */
		left: ({ left }: { left: number }) => `Only ${left} left`,
		inStock: "In stock",
	},
	returns: ({ days }: { days: number }) =>
		`Returns accepted within ${days} days of delivery. No reason needed.`,
	/** Follows the name of an option. */
	soldOutOption: "(out of stock)",
	outOfStock: "Out of stock",
	noReviews: "No reviews yet. You can write one after your order arrives.",
	goesWellWith: "Goes well with",
	youMayAlsoLike: "You may also like",
	recentlyViewed: "Recently viewed",
	sizeGuide: "Size guide",
};
