import type { Database } from "#db/client.ts";
import { changeOrder } from "./change-order.server.ts";

/**
 * Lets orders that nobody paid in time run out, of all or of one number: each by its own conditional update,
 * so that however many processes look at once, its stock comes back once. Answers how many ran out here.
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
		.limit(500)
		.execute();
	let expired = 0;
	for (const order of due) {
		const move = { column: "status", seen: "new", to: "expired", by: "clock" } as const;
		const outcome = await changeOrder(db, { ...order, ...move, actorId: null, now });
		if (outcome.ok && !outcome.repeated) expired++;
	}
	return expired;
}
