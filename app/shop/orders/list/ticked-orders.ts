import { readNumbers } from "#app/shop/orders/shipping/parcel-fields.ts";

/**
 * The query of the list with all orders of the current page selected, by number: orders that appear later are
 * not selected, because the person has not seen them.
 */
export const tickAll = (search: string, rows: readonly { number: string }[]): string =>
	`${search}${search ? "&" : "?"}select=${rows.map(({ number }) => number).join(".")}`;

/** The numbers of the orders that a list's URL selects. */
export const readTicked = (query: URLSearchParams): ReadonlySet<string> =>
	new Set(readNumbers((query.get("select") ?? "").split(".")));
