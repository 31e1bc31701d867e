import type { Insertable, Transaction } from "kysely";
import { addToTrail } from "#app/common/audit.server.ts";
import { changeText, saveLatestChange } from "#app/common/latest-changes.server.ts";
import { insertion } from "#db/insertion.ts";
import type { AuditActions } from "#db/schema/common.ts";
import type { Schema } from "#db/schema.ts";
import { REFUND_REQUESTED } from "./order-states.ts";

type OrderEvent = Insertable<Schema["order_events"]>;

const EMPTY = { from_value: null, to_value: null, amount: null, detail: "" };

type NewEvent = Omit<OrderEvent, keyof typeof EMPTY> & Partial<OrderEvent>;

/** How the trail records an event: as which action, and with which amount. */
type Trail = { action: AuditActions["order"]; amount?: string | undefined };

/**
 * Adds an event to an order's history, and saves it as its latest change, in the transaction of the change. A change
 * by staff has `trail`: the trail then records it too, without the texts, which may be about the customer.
 */
export async function recordOrderEvent(
	trx: Transaction<Schema>,
	event: NewEvent,
	trail?: Trail | null,
): Promise<void> {
	await insertEvents(trx, [{ ...EMPTY, ...event }]);
	const { order_id: orderId, kind, actor_id: actorId = null, at } = event;
	const change = kind === "note" ? (event.detail ?? "") : orderChangeText(event);
	if (kind !== "placed")
		await saveLatestChange(trx, { record: `order ${orderId}`, aspect: kind, change, actorId, at });
	if (trail)
		await addToTrail(trx, {
			...{ action: trail.action, subject: `order ${orderId}`, actorId, detail: trail.amount },
			...{ from: event.from_value ?? null, to: event.to_value ?? null, now: new Date(at) },
		});
}

const insertEvents = insertion("order_events");

type Step = Partial<Pick<OrderEvent, "from_value" | "to_value" | "amount">>;

/** A change of an order as its latest change is stored. Refunds of different amounts are different changes. */
export function orderChangeText({ from_value = null, to_value = null, amount }: Step): string {
	const isRefund =
		to_value === "refunded" || to_value === "partially_refunded" || to_value === REFUND_REQUESTED;
	return changeText(from_value, to_value) + (isRefund ? `, ${amount}` : "");
}
