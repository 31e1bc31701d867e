import { applyOrderChange, type OrderChangeOutcome } from "#app/shop/orders/change-order.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

type Delivery = {
	number: string;
	isCashHere: boolean;
	actorId: number;
	now: Date;
};

/** Marks a shipped order as delivered and, when its cash arrived, as paid: both or neither. */
export function deliverOrder(
	db: Database,
	{ isCashHere, ...delivery }: Delivery,
): Promise<OrderChangeOutcome> {
	return transact(db, async (trx) => {
		const arrive = {
			column: "fulfilment",
			expectedVersion: "shipped",
			to: "delivered",
			by: "staff",
		} as const;
		const outcome = await applyOrderChange(trx, { ...delivery, ...arrive });
		if (!outcome.ok || outcome.repeated || !isCashHere) return outcome;
		const pay = { column: "payment", expectedVersion: "unpaid", to: "paid", by: "staff" } as const;
		// Fails when it was paid in another way meanwhile: it is paid, which is enough.
		await applyOrderChange(trx, { ...delivery, ...pay });
		return outcome;
	});
}
