export const wishlist = {
	view: "View wishlist",
	full: ({ max }: { max: number }) => `Your wishlist can hold up to ${max} items. Remove one first.`,
};
