import { type Selectable, sql, type Transaction } from "kysely";
import { findLatestChange, isChangeBy, isRepeated } from "#app/common/latest-changes.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { readStaffEmails } from "#app/common/mail/staff-emails.server.ts";
import { formatMoney } from "#app/common/money.ts";
import { readDisputeStates } from "#app/common/payments/disputes.server.ts";
import { formatDisputed } from "#app/common/payments/payment-labels.ts";
import { endPayment, paidOrder } from "#app/common/payments/payments.server.ts";
import { isShownTo, type Viewer } from "#app/common/viewer.server.ts";
import type { Database } from "#db/client.ts";
import type { OrderParty } from "#db/schema/shop-orders.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { mailOfChange, orderExpiredMail } from "./change-mails.ts";
import { invoiceOrder } from "./invoice-order.server.ts";
import { mayLead, needsOf, unmetOrderCondition } from "./order-rules.ts";
import type { FulfilmentState, OrderStates, StateColumn } from "./order-states.ts";
import { isFinished } from "./read-order.server.ts";
import { orderChangeText, recordOrderEvent } from "./record-event.server.ts";
import { returnOrderStock } from "./returns/return-stock.server.ts";

/** The column to change, its expected state and its new state. */
export type StateMove = {
	[Column in StateColumn]: { column: Column; expectedVersion: OrderStates[Column]; to: OrderStates[Column] };
}[StateColumn];

export type OrderChange = StateMove & {
	number: string;
	by: OrderParty;
	/** A customer: limits the change to orders that they may see. Without one, the caller checks the right. */
	viewer?: Viewer;
	/** The account that acts; null for a customer without one, and for background jobs. */
	actorId: number | null;
	now: Date;
	/**
	 * Refunds: the amount in minor units, and the refunded amount that the screen showed. `key`: that of the online
	 * refund that is settled, which may be one of lines.
	 */
	refund?: { amount: number; expectedRefunded: number; key?: string | null };
	/**
	 * Cancellation by staff: the delivery status that the screen showed, because units on the way are not stock.
	 */
	expectedFulfilment?: FulfilmentState | undefined;
	parcel?: { carrier: string; trackingNumber: string };
	detail?: string;
	/** Follows another change by itself, so the trail has no entry of its own for it. */
	isFollowUp?: boolean;
	/** The customer's data is being deleted, under the conditions for staff. */
	isRemoval?: boolean;
};

export type OrderChangeOutcome = { ok: true; repeated: boolean } | OrderChangeRefusal;

export type OrderChangeRefusal =
	| { ok: false; reason: "gone" | "not_allowed" | "too_much" }
	/** The same person shipped it before, and the customer was informed of this parcel instead. */
	| { ok: false; reason: "other_parcel"; carrier: string; trackingNumber: string }
	/**
	 * Somebody was faster: the column's current state, since when, and who did it (null: the customer, or
	 * nobody).
	 */
	| {
			ok: false;
			reason: "changed";
			column: StateColumn;
			state: string;
			at: string;
			by: string | null;
			isOwn: boolean;
	  };

/**
 * The only function that changes an order's status, payment or fulfilment, except that a refund which failed at the
 * bank is taken back (`order-payment.server.ts`): one conditional update from the
 * expected state, under the conditions in `order-rules.ts`, with history and the customer's email in the same
 * transaction. Staff can cancel only from the state they saw. Cancellation and expiry return the stock,
 * payment sets the paid amount, a refund adds to the refunded amount, and both issue their invoice or credit note. Shipping a confirmed order also
 * sets it to processing, and the last delivery, payment or refund completes it. If one person sends the same
 * change twice, it counts once and succeeds twice; shipping only with the same parcel.
 */
export function changeOrder(db: Database, change: OrderChange): Promise<OrderChangeOutcome> {
	return transact(db, (trx) => applyOrderChange(trx, change));
}

/** `changeOrder` inside a larger transaction. */
export async function applyOrderChange(
	trx: Transaction<Schema>,
	change: OrderChange,
): Promise<OrderChangeOutcome> {
	const { number, column, expectedVersion, to, actorId, refund, expectedFulfilment } = change;
	const isTheirs = isShownTo("orders", change.viewer);
	const before = await trx
		.selectFrom("orders")
		.select(["payment_method", "paid_total", "pay_before"])
		.where("number", "=", number)
		.where(isTheirs)
		.executeTakeFirst();
	if (!before) return { ok: false, reason: "gone" };
	const rule = needsOf(change, before.payment_method);
	if (!mayLead(column, expectedVersion, to) || !rule) return { ok: false, reason: "not_allowed" };
	const isStaffCancel = change.by === "staff" && to === "cancelled";
	if (isStaffCancel !== (expectedFulfilment !== undefined)) return { ok: false, reason: "not_allowed" };
	if (expectedFulfilment && !rule.fulfilment?.includes(expectedFulfilment))
		return { ok: false, reason: "not_allowed" };
	const needs = expectedFulfilment ? { ...rule, fulfilment: [expectedFulfilment] } : rule;
	const isRefund = to === "partially_refunded" || to === "refunded";
	if (isRefund !== (refund !== undefined)) return { ok: false, reason: "not_allowed" };
	if (refund && !isRefundable(refund, to, before.paid_total)) return { ok: false, reason: "too_much" };
	const at = change.now.toISOString();
	const updated = await trx
		.updateTable("orders")
		.set({ [column]: to, updated_at: at })
		.$if(to === "paid", (query) => query.set({ paid_total: sql`total` }))
		.$if(refund !== undefined, (query) =>
			query.set({ refunded_total: sql`refunded_total + ${refund?.amount}` }),
		)
		.$if(to === "shipped", (query) => query.set(parcelColumns(change)))
		.$if(to === "delivered", (query) => query.set({ delivered_at: at }))
		.where("number", "=", number)
		.where(isTheirs)
		.where(column, "=", expectedVersion)
		.where((eb) =>
			eb.and(
				Object.entries(needs).map(([other, allowed]) =>
					eb(other as StateColumn, "in", [...allowed] as never),
				),
			),
		)
		.$if(refund !== undefined, (query) => query.where("refunded_total", "=", refund?.expectedRefunded ?? 0))
		.$if(to === "expired", (query) => query.where("pay_before", "<=", at))
		.returningAll()
		.executeTakeFirst();
	if (!updated) return findConflict(trx, change, needs);
	const amount = refund?.amount ?? (to === "paid" ? updated.total : null);
	const event = {
		...{ order_id: updated.id, kind: column, from_value: expectedVersion, to_value: to, amount },
		...{ detail: change.detail ?? "", actor_id: actorId, at },
		party: change.isRemoval ? "customer" : change.by,
	} as const;
	const isByStaff = event.party === "staff" && actorId !== null && !change.isFollowUp;
	const action = column === "status" ? "order status" : column;
	const trail = {
		action,
		amount: amount === null ? undefined : formatMoney(amount, updated.currency),
	} as const;
	await recordOrderEvent(trx, event, isByStaff ? trail : null);
	await followUp(trx, change, updated);
	return { ok: true, repeated: false };
}

/**
 * Refunding all that is left makes the order refunded, less makes it partly refunded, and more is refused.
 */
function isRefundable(
	refund: { amount: number; expectedRefunded: number },
	to: string,
	paid: number,
): boolean {
	const given = refund.expectedRefunded + refund.amount;
	const isWhole = Number.isSafeInteger(refund.amount) && refund.amount > 0;
	return isWhole && given <= paid && (given === paid) === (to === "refunded");
}

const parcelColumns = ({ parcel }: OrderChange) => ({
	carrier: parcel?.carrier ?? "",
	tracking_number: parcel?.trackingNumber ?? "",
});

async function followUp(
	trx: Transaction<Schema>,
	change: OrderChange,
	order: Selectable<Schema["orders"]>,
): Promise<void> {
	const { to, actorId, now } = change;
	if (to === "cancelled" || to === "expired")
		await returnOrderStock(trx, { orderId: order.id, reason: to, actorId, now });
	const invoice = await invoiceOrder(trx, order, change);
	const disputes = to === "cancelled" ? await readDisputeStates(trx, paidOrder(order.number)) : [];
	const news = { ...change, amount: change.refund?.amount, invoice, disputed: formatDisputed(disputes) };
	const mail = order.email ? mailOfChange(order, news) : null;
	if (mail) await writeMail(trx, mail, now);
	if (to === "cancelled" || to === "expired") {
		const reason = `The order was ${to}`;
		await endPayment(trx, { ...paidOrder(order.number), reason, now });
	}
	if (to === "expired")
		for (const email of await readStaffEmails(trx)) await writeMail(trx, orderExpiredMail(order, email), now);
	if (to === "shipped" && order.status === "confirmed") {
		const next = {
			column: "status",
			expectedVersion: "confirmed",
			to: "processing",
			isFollowUp: true,
		} as const;
		await applyOrderChange(trx, { number: order.number, by: "staff", actorId, now, ...next });
	}
	if (change.column !== "status" && (await isFinished(trx, order.number))) {
		const next = {
			column: "status",
			expectedVersion: "processing",
			to: "completed",
			isFollowUp: true,
		} as const;
		await applyOrderChange(trx, { number: order.number, by: "staff", actorId, now, ...next });
	}
}

/** Tells a repeated change from one that came too late. */
async function findConflict(
	trx: Transaction<Schema>,
	change: OrderChange,
	needs: Parameters<typeof unmetOrderCondition>[1],
): Promise<OrderChangeOutcome> {
	const order = await trx
		.selectFrom("orders")
		.select(["id", "status", "payment", "fulfilment", "refunded_total", "carrier", "tracking_number"])
		.where("number", "=", change.number)
		.where(isShownTo("orders", change.viewer))
		.executeTakeFirst();
	if (!order) return { ok: false, reason: "gone" };
	const unmet = order[change.column] === change.expectedVersion ? unmetOrderCondition(order, needs) : null;
	const column = unmet ?? change.column;
	const last = await findLatestChange(trx, { record: `order ${order.id}`, aspect: column });
	const { expectedVersion, to, actorId, refund } = change;
	const text = orderChangeText({ from_value: expectedVersion, to_value: to, amount: refund?.amount });
	const isOwnRepeat =
		unmet === null &&
		order[column] === to &&
		isRepeated(last, { aspect: column, change: text, actorId }) &&
		(!refund || order.refunded_total === refund.expectedRefunded + refund.amount);
	if (isOwnRepeat) {
		const parcel = parcelColumns(change);
		const { carrier, tracking_number: trackingNumber } = order;
		if (change.to === "shipped" && (parcel.carrier !== carrier || parcel.tracking_number !== trackingNumber))
			return { ok: false, reason: "other_parcel", carrier, trackingNumber };
		return { ok: true, repeated: true };
	}
	// It is in the expected state and unchanged, so the change is not possible at all, such as an early expiry.
	if (!last) return { ok: false, reason: "not_allowed" };
	const isOwn = isChangeBy(last, actorId);
	return { ok: false, reason: "changed", column, state: order[column], at: last.at, by: last.by, isOwn };
}
