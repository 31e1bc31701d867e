/** The most products and hotels in a wishlist. */
export const MAX_WISHES = 200;

/** The link of messages about the wishlist. */
export const SEE_WISHLIST = { href: "/wishlist", label: "View wishlist" };

export const WISHLIST_FULL = `Your wishlist can hold up to ${MAX_WISHES} items. Remove one first.`;
