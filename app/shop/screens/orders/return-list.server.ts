import { ownPath } from "#app/http/network/same-origin.server.ts";
import { ORDER_LIST } from "#app/shop/orders/list/order-filters.ts";

/** The view of the order list that a bulk action returns to, from `?list=`. Any other address gives `/orders`. */
export function returnListOf(request: Request): string {
	const list = ownPath(new URL(request.url).searchParams.get("list") ?? "", ORDER_LIST.path);
	return ORDER_LIST.hrefAt(new URL(list, request.url).href);
}
