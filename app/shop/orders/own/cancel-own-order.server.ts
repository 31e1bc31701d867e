import type { Viewer } from "#app/common/viewer.server.ts";
import { changeOrder, type OrderChangeOutcome } from "#app/shop/orders/change-order.server.ts";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import type { OrderStates } from "#app/shop/orders/order-states.ts";
import type { Database } from "#db/client.ts";

/**
 * Cancels a customer's own order, from the expected status; an overdue order is expired first. Refused as
 * "gone" when they may not see the order; otherwise the rules of `changeOrder` apply.
 */
export async function cancelOwnOrder(
	db: Database,
	cancellation: { number: string; viewer: Viewer; expectedVersion: OrderStates["status"]; now: Date },
): Promise<OrderChangeOutcome> {
	await expireOrders(db, cancellation);
	const move = { column: "status", to: "cancelled", by: "customer" } as const;
	return changeOrder(db, { ...cancellation, ...move, actorId: cancellation.viewer.accountId });
}
