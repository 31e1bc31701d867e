/** The most lines in a cart, and the most units of each. */
export const MAX_LINES = 50;
export const MAX_QUANTITY = 99;

/** The most products in a wishlist. */
export const MAX_WISHES = 200;

/** Whether at least one unit can be bought now; `left` is null when stock is not limited. */
export const isBuyable = ({ isSold, left }: { isSold: boolean; left: number | null }): boolean =>
	isSold && left !== 0;
