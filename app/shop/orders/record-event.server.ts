import type { Insertable, Transaction } from "kysely";
import { changeText, saveLatestChange } from "#app/common/latest-changes.server.ts";
import type { Schema } from "#db/schema.ts";
import { REFUND_REQUESTED } from "./order-states.ts";

type OrderEvent = Insertable<Schema["order_events"]>;

const EMPTY = { from_value: null, to_value: null, amount: null, detail: "" };

/** Adds an event to an order's history, and saves it as its latest change, in the transaction of the change. */
export async function recordOrderEvent(
	trx: Transaction<Schema>,
	event: Omit<OrderEvent, keyof typeof EMPTY> & Partial<OrderEvent>,
): Promise<void> {
	await trx
		.insertInto("order_events")
		.values({ ...EMPTY, ...event })
		.execute();
	const { order_id: orderId, kind, actor_id: actorId = null, at } = event;
	const change = kind === "note" ? (event.detail ?? "") : orderChangeText(event);
	if (kind !== "placed")
		await saveLatestChange(trx, { record: `order ${orderId}`, aspect: kind, change, actorId, at });
}

type Step = Partial<Pick<OrderEvent, "from_value" | "to_value" | "amount">>;

/** A change of an order as its latest change is stored. Refunds of different amounts are different changes. */
export function orderChangeText({ from_value = null, to_value = null, amount }: Step): string {
	const isRefund =
		to_value === "refunded" || to_value === "partially_refunded" || to_value === REFUND_REQUESTED;
	return changeText(from_value, to_value) + (isRefund ? `, ${amount}` : "");
}
