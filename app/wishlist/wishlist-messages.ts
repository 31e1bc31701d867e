import { t } from "#app/common/language/messages.ts";
/** The most products and hotels in a wishlist. */
export const MAX_WISHES = 200;

/** The link of messages about the wishlist. */
export const SEE_WISHLIST = {
	href: "/wishlist",
	get label() {
		return t.wishlist.view;
	},
};
export const wishlistFull = () => t.wishlist.full({ max: MAX_WISHES });
