/** How many different things a cart holds, and how many of each. */
export const MAX_LINES = 50;
export const MAX_QUANTITY = 99;

/** How many different things somebody may save for later. */
export const MAX_WISHES = 200;

/** Whether at least one of it can be bought now; `left` is null when that is not limited. */
export const isBuyable = ({ isSold, left }: { isSold: boolean; left: number | null }): boolean =>
	isSold && left !== 0;
