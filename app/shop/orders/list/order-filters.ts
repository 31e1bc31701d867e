import { t } from "#app/common/language/messages.ts";
import { anyOf, dateBound, listFilters, oneOf } from "#app/common/lists/list-filters.ts";
import type { BuiltInView } from "#app/common/lists/list-views.ts";
import {
	FULFILMENT_STATE_NAMES,
	ORDER_STATE_NAMES,
	PAYMENT_STATE_NAMES,
} from "#app/shop/orders/order-states.ts";
import { readNumbers } from "#app/shop/orders/shipping/parcel-fields.ts";

/** Orders whose payment the customer disputes with their bank. */
export const DISPUTE_FILTERS = ["open"] as const;

/**
 * The filters of `/orders`. `open`: new, confirmed and processing orders. `discount` is a code. `from` and `to` are the first and last day of placing, inclusive, in
 * the market's time zone.
 */
export const ORDER_LIST = listFilters({
	path: "/orders",
	narrowing: {
		status: oneOf([...ORDER_STATE_NAMES, "open"] as const),
		payment: oneOf(PAYMENT_STATE_NAMES),
		fulfilment: oneOf(FULFILMENT_STATE_NAMES),
		dispute: oneOf(DISPUTE_FILTERS),
		discount: anyOf,
		from: dateBound,
		to: dateBound,
	},
	sorts: { newest: "desc", total: "asc", status: "asc" },
	sizes: [10, 20, 50],
	usualSize: 20,
});

export const ORDER_VIEWS: readonly BuiltInView[] = [
	{
		get name() {
			return t.orderList.views.confirm;
		},
		query: "status=new",
	},
	{
		get name() {
			return t.orderList.views.unpaid;
		},
		query: "status=open&payment=unpaid",
	},
	{
		get name() {
			return t.orderList.views.ship;
		},
		query: "status=open&fulfilment=unfulfilled",
	},
];

export type OrderFilters = ReturnType<typeof ORDER_LIST.read>;

/**
 * The view of the order list that a bulk action returns to, from its `?list=`. Other addresses become
 * `/orders`.
 */
export function returnListOf(requestUrl: string): string {
	const list = new URL(requestUrl).searchParams.get("list") ?? "";
	return ORDER_LIST.hrefAt(URL.canParse(list, requestUrl) ? new URL(list, requestUrl).href : requestUrl);
}

/**
 * The query of the list with all orders of the current page selected, by number: orders that appear later are
 * not selected, because the person has not seen them.
 */
export const tickAll = (search: string, rows: readonly { number: string }[]): string =>
	`${search}${search ? "&" : "?"}select=${rows.map(({ number }) => number).join(".")}`;

export const readTicked = (query: URLSearchParams): ReadonlySet<string> =>
	new Set(readNumbers((query.get("select") ?? "").split(".")));
