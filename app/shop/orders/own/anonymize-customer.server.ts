import type { Transaction } from "kysely";
import { belongsTo, type DataOwner, describeErasure } from "#app/common/access/viewer.server.ts";
import { emptyNotes } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { paidOrder } from "#app/payments/payments.server.ts";
import { anonymizePayment } from "#app/payments/refunds.server.ts";
import { anonymizeReviews } from "#app/reviews/person-reviews.server.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { orderSearchText } from "#app/shop/orders/list/order-search.ts";
import { mayLead } from "#app/shop/orders/order-rules.ts";
import { ORDER_STATE_NAMES, REFUND_REQUESTED } from "#app/shop/orders/order-states.ts";
import type { Schema } from "#db/schema.ts";
import { ERASED_ORDER, ERASED_PARCEL } from "./order-columns.ts";

/** What an erasure cancels, as long as nothing of it is shipped. */
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
			.where("parcels_shipped", "=", 0)
			.orderBy("id")
			.executeTakeFirst();
	for (let open = await nextOpen(); open; open = await nextOpen()) {
		const move = { column: "status", expectedStatus: open.status, to: "cancelled", by: "staff" } as const;
		const why = { expectedFulfilment: "unfulfilled", detail: reason, isRemoval: true } as const;
		const change = { ...move, ...why, number: open.number, actorId: owner.accountId };
		// Staff have changed it meanwhile: the next round reads it again.
		if ((await changeOrder(trx, { ...change, now })).ok) cancelled++;
	}
	for (const { id, number } of await orders.select(["id", "number"]).orderBy("id").execute()) {
		await trx
			.updateTable("orders")
			.set({
				...ERASED_ORDER,
				name,
				token_hash: `gone ${crypto.randomUUID()}`,
				search_text: orderSearchText({ number, ...ERASED_ORDER, name }),
			})
			.where("id", "=", id)
			.execute();
		await trx.updateTable("order_parcels").set(ERASED_PARCEL).where("order_id", "=", id).execute();
		await anonymizeReviews(trx, { author: storeText("formerCustomer"), order_id: id });
		await trx
			.updateTable("order_returns")
			.set({ reason: "", answer: "" })
			.where("order_id", "=", id)
			.execute();
		const subject = `order ${id}` as const;
		await emptyNotes(trx, { subject, actions: ["return", "order note", "parcel"] });
		await emptyNotes(trx, { subject, to: REFUND_REQUESTED });
		await anonymizePayment(trx, paidOrder(number));
	}
	return cancelled;
}
