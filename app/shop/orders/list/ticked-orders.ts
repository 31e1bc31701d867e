import { readNumbers } from "#app/shop/orders/shipping/parcel-fields.ts";

/**
 * A list's query with every order that is on the page now ticked. It names them: an order that comes to the
 * page later was seen by nobody who followed the link.
 */
export const tickAll = (search: string, rows: readonly { number: string }[]): string =>
	`${search}${search ? "&" : "?"}select=${rows.map(({ number }) => number).join(".")}`;

/** The numbers of the orders that a list's address ticks. */
export const readTicked = (query: URLSearchParams): ReadonlySet<string> =>
	new Set(readNumbers((query.get("select") ?? "").split(".")));
