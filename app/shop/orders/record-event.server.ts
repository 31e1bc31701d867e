import type { Insertable, Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";

type OrderEvent = Insertable<Schema["order_events"]>;

const EMPTY = { from_value: null, to_value: null, amount: null, detail: "" };

/** Adds an event to an order's history, in the transaction of the change. */
export async function recordOrderEvent(
	trx: Transaction<Schema>,
	event: Omit<OrderEvent, keyof typeof EMPTY> & Partial<OrderEvent>,
): Promise<void> {
	await trx
		.insertInto("order_events")
		.values({ ...EMPTY, ...event })
		.execute();
}
