import { dateBound, listFilters, oneOf } from "#app/common/lists/list-filters.ts";
import {
	FULFILMENT_STATE_NAMES,
	ORDER_STATE_NAMES,
	PAYMENT_STATE_NAMES,
} from "#app/shop/orders/order-states.ts";

/**
 * The filters of `/orders`. `from` and `to` are the first and last day of placing, inclusive, in the market's
 * time zone.
 */
export const ORDER_LIST = listFilters({
	path: "/orders",
	narrowing: {
		status: oneOf(ORDER_STATE_NAMES),
		payment: oneOf(PAYMENT_STATE_NAMES),
		fulfilment: oneOf(FULFILMENT_STATE_NAMES),
		from: dateBound,
		to: dateBound,
	},
	sorts: { newest: "desc", total: "asc", status: "asc" },
	sizes: [10, 20, 50],
	usualSize: 20,
});

export type OrderFilters = ReturnType<typeof ORDER_LIST.read>;

/**
 * The view of the order list that a bulk action returns to, from its `?list=`. Other addresses become
 * `/orders`.
 */
export function returnListOf(requestUrl: string): string {
	const list = new URL(requestUrl).searchParams.get("list") ?? "";
	return ORDER_LIST.hrefAt(URL.canParse(list, requestUrl) ? new URL(list, requestUrl).href : requestUrl);
}
