import { workOnEach } from "#app/common/jobs/each-row.server.ts";
import type { Database } from "#db/client.ts";
import { changeOrder } from "./change-order.server.ts";

/**
 * Expires new orders that were not paid or confirmed in time, all of them or the one with this number. Each
 * is a conditional update, so its stock is returned once even if several processes run this. Returns the
 * number expired here.
 */
export async function expireOrders(
	db: Database,
	{ number, now }: { number?: string; now: Date },
): Promise<number> {
	const due = await db
		.selectFrom("orders")
		.select("number")
		.where("status", "=", "new")
		.where("pay_before", "<=", now.toISOString())
		.where("payment", "in", ["unpaid", "failed"])
		.$if(number !== undefined, (query) => query.where("number", "=", number ?? ""))
		.orderBy("id")
		.execute();
	let expired = 0;
	await workOnEach(due, {
		doing: "expire an order",
		nameOf: (order) => order.number,
		async work(order) {
			const move = { column: "status", expectedStatus: "new", to: "expired", by: "clock" } as const;
			const outcome = await changeOrder(db, { ...order, ...move, actorId: null, now });
			if (outcome.ok && !outcome.repeated) expired++;
		},
	});
	return expired;
}
