import type { Viewer } from "#app/common/viewer.server.ts";
import { changeOrder, type OrderChangeOutcome } from "#app/shop/orders/change-order.server.ts";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import type { OrderStates } from "#app/shop/orders/order-states.ts";
import type { Database } from "#db/client.ts";

/**
 * A customer cancels their own order, from the status they saw it in; one whose time to pay is over has run out
 * by now. "gone" for who may not see the order; everything else is as `changeOrder` says.
 */
export async function cancelOwnOrder(
	db: Database,
	cancellation: { number: string; viewer: Viewer; expectedVersion: OrderStates["status"]; now: Date },
): Promise<OrderChangeOutcome> {
	await expireOrders(db, cancellation);
	const move = { column: "status", to: "cancelled", by: "customer" } as const;
	return changeOrder(db, { ...cancellation, ...move, actorId: cancellation.viewer.accountId });
}
