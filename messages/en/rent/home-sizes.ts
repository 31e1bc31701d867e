/** How much a customer moves. */
export const homeSizes = {
	item: "One item",
	studio: "Studio",
	one: "1 bedroom",
	two: "2 bedrooms",
	three: "3 or more bedrooms",
};
