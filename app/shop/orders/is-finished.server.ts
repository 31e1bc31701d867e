import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import { mayChangeOrder } from "./order-rules.ts";
import { readOrder, refundOwed } from "./read-order.server.ts";
import { hasOpenReturn } from "./returns/return-labels.ts";

/** Whether staff have nothing left to do: delivered or returned, paid, no refund due, no open return. */
export async function isFinished(trx: Transaction<Schema>, number: string): Promise<boolean> {
	const order = await readOrder(trx, { number });
	return (
		order !== undefined &&
		mayChangeOrder(order, { column: "status", to: "completed", by: "staff" }) &&
		refundOwed(order) === 0 &&
		!hasOpenReturn(order.returns)
	);
}
