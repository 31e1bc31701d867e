import type { HeldRecords } from "#app/account/subjects.server.ts";
import { formatMoney } from "#app/common/money.ts";
import { belongsTo, type DataOwner } from "#app/common/viewer.server.ts";
import type { Database } from "#db/client.ts";
import { CANCELLED_BY_ERASURE } from "./orders/own/anonymize-customer.server.ts";

/** How many orders a person has, and those that are still open. */
export async function countHeldOrders(db: Database, owner: DataOwner): Promise<HeldRecords> {
	const own = db.selectFrom("orders").where(belongsTo("orders", owner));
	const { count } = await own.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
	const open = await own
		.select(["number", "total", "currency"])
		.where("status", "in", CANCELLED_BY_ERASURE)
		.where("fulfilment", "=", "unfulfilled")
		.orderBy("id")
		.execute();
	return {
		names: ["order", "orders"],
		count: Number(count),
		open: open.map(({ number, total, currency }) => ({ number, description: formatMoney(total, currency) })),
	};
}
