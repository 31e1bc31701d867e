import type { Transaction } from "kysely";
import { deleteLatestChange } from "#app/common/latest-changes.server.ts";
import { paidOrder } from "#app/common/payments/payments.server.ts";
import { anonymizePayment } from "#app/common/payments/refunds.server.ts";
import { belongsTo, type DataOwner, describeErasure } from "#app/common/viewer.server.ts";
import { applyOrderChange } from "#app/shop/orders/change-order.server.ts";
import { orderSearchText } from "#app/shop/orders/list/order-search.ts";
import { mayLead } from "#app/shop/orders/order-rules.ts";
import { ORDER_STATE_NAMES, REFUND_REQUESTED } from "#app/shop/orders/order-states.ts";
import type { Schema } from "#db/schema.ts";

const NOBODY = {
	email: "",
	contact: "",
	contact_e164: "",
	line1: "",
	line2: "",
	city: "",
	postal_code: "",
	note: "",
	tracking_number: "",
	visitor_hash: null,
	account_id: null,
};

/** What an erasure cancels, as long as it is not shipped. */
export const CANCELLED_BY_ERASURE = ORDER_STATE_NAMES.filter((status) =>
	mayLead("status", status, "cancelled"),
);

/**
 * Cancels a person's orders that have not been shipped, with stock and history, and removes personal data
 * from all its orders and reviews, including what the shop wrote about them. What was sold, the price, the
 * tax and the country and region stay for the accounts. What they order meanwhile stays whole. Emailed links stop
 * working. Call it in the transaction that deletes the account or erases the guest. Returns the number cancelled.
 */
export async function anonymizeCustomer(
	trx: Transaction<Schema>,
	{ now, ...owner }: DataOwner & { now: Date },
): Promise<number> {
	const { name, reason } = describeErasure(owner);
	const found = await trx
		.selectFrom("orders")
		.select("id")
		.where(belongsTo("orders", owner))
		.orderBy("id")
		.execute();
	if (found.length === 0) return 0;
	const orders = trx.selectFrom("orders").where(
		"id",
		"in",
		found.map(({ id }) => id),
	);
	let cancelled = 0;
	const nextOpen = () =>
		orders
			.select(["number", "status"])
			.where("status", "in", CANCELLED_BY_ERASURE)
			.where("fulfilment", "=", "unfulfilled")
			.orderBy("id")
			.executeTakeFirst();
	for (let open = await nextOpen(); open; open = await nextOpen()) {
		const move = { column: "status", expectedVersion: open.status, to: "cancelled", by: "staff" } as const;
		const why = { expectedFulfilment: "unfulfilled", detail: reason, isRemoval: true } as const;
		const change = { ...move, ...why, number: open.number, actorId: owner.accountId };
		// Staff have changed it meanwhile: the next round reads it again.
		if ((await applyOrderChange(trx, { ...change, now })).ok) cancelled++;
	}
	for (const { id, number } of await orders.select(["id", "number"]).orderBy("id").execute()) {
		await trx
			.updateTable("orders")
			.set({
				...NOBODY,
				name,
				token_hash: `gone ${crypto.randomUUID()}`,
				search_text: orderSearchText({ number, ...NOBODY, name }),
			})
			.where("id", "=", id)
			.execute();
		await trx.updateTable("reviews").set({ author: "Former customer" }).where("order_id", "=", id).execute();
		await trx
			.updateTable("order_returns")
			.set({ reason: "", answer: "" })
			.where("order_id", "=", id)
			.execute();
		const events = trx.updateTable("order_events").where("order_id", "=", id);
		await events.set({ detail: "" }).where("kind", "=", "return").execute();
		await events.set({ detail: "" }).where("to_value", "=", REFUND_REQUESTED).execute();
		await anonymizePayment(trx, paidOrder(number));
		// Internal events, including corrected tracking numbers.
		await trx.deleteFrom("order_events").where("order_id", "=", id).where("kind", "=", "note").execute();
		await deleteLatestChange(trx, { record: `order ${id}`, aspect: "note" });
	}
	return cancelled;
}
