import { type Selectable, sql, type Transaction } from "kysely";
import { isShownTo, type Viewer } from "#app/common/access/viewer.server.ts";
import {
	findLatestChange,
	isChangeBy,
	isRepeated,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { queueMails } from "#app/common/mail/outbox.server.ts";
import { mailStaff } from "#app/common/mail/staff-emails.server.ts";
import { readDisputeStates } from "#app/payments/disputes.server.ts";
import { formatDisputed } from "#app/payments/payment-labels.ts";
import { endPayment, paidOrder } from "#app/payments/payments.server.ts";
import type { Database } from "#db/client.ts";
import type { OrderParty } from "#db/schema/shop-orders.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { mailOfChange, orderExpiredMail } from "./change-mails.ts";
import { invoiceOrder, type RefundedItems } from "./invoice-order.server.ts";
import { mayLead, needsOf, paymentStateOf, refuseByParcels, unmetOrderCondition } from "./order-rules.ts";
import type { FulfilmentState, OrderStates, PaymentState, StateColumn } from "./order-states.ts";
import { shownLine, VARIANT_COLUMNS } from "./own/shown-lines.server.ts";
import { isFinished } from "./read-order.server.ts";
import { returnOrderStock } from "./returns/return-stock.server.ts";

/** The column to change, its expected state and its new state. */
export type StateMove = {
	[Column in StateColumn]: { column: Column; expectedStatus: OrderStates[Column]; to: OrderStates[Column] };
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
	 * Refunds, whole or in part, whichever is `to`: the amount in minor units, and the refunded amount that the screen
	 * showed. `key` is that of the online refund that is settled; `items` are those of a refund by hand.
	 */
	refund?: {
		amount: number;
		expectedRefunded: number;
		key?: string | null;
		items?: RefundedItems;
		/** For the shop. */
		note?: string;
	};
	/**
	 * Cancellation by staff: the delivery status that the screen showed, because units on the way are not stock.
	 */
	expectedFulfilment?: FulfilmentState | undefined;
	/** How often the lines had been edited when the screen was loaded: it is refused when they were edited since. */
	linesVersion?: number | undefined;
	parcel?: { carrier: string; trackingNumber: string };
	/** Delivery: the courier collected the cash, so the order is paid, too. */
	isCashHere?: boolean;
	detail?: string | undefined;
	/** Follows another change by itself, so the trail has no entry of its own for it. */
	isFollowUp?: boolean;
	/** The customer's data is being deleted, under the conditions for staff. */
	isRemoval?: boolean;
};

export type OrderChangeOutcome = { ok: true; repeated: boolean } | OrderChangeRefusal;

export type OrderChangeRefusal =
	| { ok: false; reason: "gone" | "not_allowed" | "too_much" }
	/** It is sent in several parcels, which are shipped one by one, or of which some are on their way. */
	| { ok: false; reason: "in_parcels" | "partly_shipped" }
	/** Somebody else shipped this parcel before. */
	| { ok: false; reason: "parcel_shipped"; at: string; by: string | null }
	/** Staff edited the lines, or divided them into other parcels, since the screen was loaded. */
	| { ok: false; reason: "edited"; at: string; by: string | null; isOwn: boolean }
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
 * The only function that changes an order's status, payment or fulfilment, except that an edit of its lines may leave
 * something to pay (`editing`), and that late money is sent back and a refund which failed at the bank is taken back
 * (`order-payment.server.ts`): one conditional update from the expected state, under the conditions in
 * `order-rules.ts`, with history and the customer's email in the same transaction. Staff can cancel only from the state
 * they saw. Cancellation and expiry return the stock, payment sets the paid amount, a refund adds to the refunded amount,
 * and both issue their invoice or credit note. Shipping a confirmed order also sets it to processing, a delivery with its
 * cash sets it to paid, and the last delivery, payment or refund completes it. If one person sends the same change twice,
 * it counts once and succeeds twice; shipping only with the same parcel.
 */
export function changeOrder(db: Database, asked: OrderChange): Promise<OrderChangeOutcome> {
	return transact(db, async (trx) => {
		const { number, column, expectedStatus, actorId, refund, expectedFulfilment } = asked;
		const isTheirs = isShownTo("orders", asked.viewer);
		const before = await trx
			.selectFrom("orders")
			.select([
				"status",
				"payment",
				"payment_method",
				"total",
				"paid_total",
				"refunded_total",
				"overpaid_total",
			])
			.where("number", "=", number)
			.where(isTheirs)
			.executeTakeFirst();
		if (!before) return { ok: false, reason: "gone" };
		const given = refund ? refund.expectedRefunded + refund.amount : 0;
		const to = refund ? (given === before.paid_total ? "refunded" : "partially_refunded") : asked.to;
		const change = { ...asked, to } as OrderChange;
		// While an edit left something to pay, the order stays unpaid, whatever is refunded.
		const next = refund ? paymentStateOf({ ...before, refunded_total: given }) : to;
		const rule = needsOf(change, before.payment_method);
		if (!rule || !(mayLead(column, expectedStatus, to) || (change.by === "provider" && next === "unpaid")))
			return { ok: false, reason: "not_allowed" };
		const isRefund = asked.to === "partially_refunded" || asked.to === "refunded";
		if (isRefund !== (refund !== undefined)) return { ok: false, reason: "not_allowed" };
		const isStaffCancel = change.by === "staff" && to === "cancelled";
		if (isStaffCancel !== (expectedFulfilment !== undefined)) return { ok: false, reason: "not_allowed" };
		if (expectedFulfilment && !rule.fulfilment?.includes(expectedFulfilment))
			return { ok: false, reason: "not_allowed" };
		const needs = expectedFulfilment ? { ...rule, fulfilment: [expectedFulfilment] } : rule;
		const isAmount = !refund || (Number.isSafeInteger(refund.amount) && refund.amount > 0);
		if (!isAmount || given > before.paid_total) return { ok: false, reason: "too_much" };
		const at = change.now.toISOString();
		const updated = await trx
			.updateTable("orders")
			.set({ [column]: to === "paid" ? PAID : next, updated_at: at })
			.$if(to === "paid", (query) => query.set({ paid_total: sql`total + overpaid_total` }))
			// Nothing is due any more, so what was paid before is to be refunded.
			.$if(to === "cancelled" || to === "expired", (query) => query.set({ payment: ENDED }))
			.$if(refund !== undefined, (query) =>
				query.set({ refunded_total: sql`refunded_total + ${refund?.amount}` }),
			)
			.$if(to === "shipped", (query) => query.set(parcelColumns(change)))
			.$if(to === "delivered", (query) => query.set({ delivered_at: at }))
			.where("number", "=", number)
			.where(isTheirs)
			.where(column, "=", expectedStatus)
			.where((eb) =>
				eb.and(
					Object.entries(needs).map(([other, allowed]) =>
						eb(other as StateColumn, "in", [...allowed] as never),
					),
				),
			)
			.$if(refund !== undefined, (query) => query.where("refunded_total", "=", refund?.expectedRefunded ?? 0))
			.$if(to === "expired", (query) => query.where("pay_before", "<=", at))
			// As `refuseByParcels` says. The counts stand in the order, because the row is what waits for another transaction.
			.$if(to === "shipped", (query) => query.whereRef("parcels_shipped", "=", "parcel_count"))
			.$if(to === "cancelled", (query) =>
				query.where((eb) =>
					eb.or([eb("parcels_shipped", "=", 0), eb("parcels_shipped", "=", eb.ref("parcel_count"))]),
				),
			)
			.$if(asked.linesVersion !== undefined, (query) =>
				query.where("lines_version", "=", asked.linesVersion ?? 0),
			)
			.returningAll()
			.executeTakeFirst();
		if (!updated) return findConflict(trx, change, needs);
		const amount = refund?.amount ?? (to === "paid" ? updated.paid_total - before.paid_total : null);
		const party = change.isRemoval ? "customer" : change.by;
		await recordChange(trx, {
			action: actionOf(column),
			subject: `order ${updated.id}`,
			from: expectedStatus,
			to,
			amount,
			detail:
				amount === null ? null : storeText("amount", { amount: { amount, currency: updated.currency } }),
			note: change.detail ?? refund?.note ?? null,
			actorId,
			party,
			isInTrail: party === "staff" && actorId !== null && !change.isFollowUp,
			now: change.now,
		});
		await followUp(trx, change, updated);
		return { ok: true, repeated: false };
	});
}

/** What follows from refunds once all is paid. */
const PAID = sql<PaymentState>`case when refunded_total = 0 then 'paid' else 'partially_refunded' end`;

/** The same for a part that was paid before an order ended. */
const ENDED = sql<PaymentState>`case when payment <> 'unpaid' or paid_total = 0 then payment
	when refunded_total = paid_total then 'refunded' else ${PAID} end`;

const actionOf = (column: StateColumn) => (column === "status" ? "order status" : column);

const parcelColumns = ({ parcel }: OrderChange) => ({
	carrier: parcel?.carrier ?? "",
	tracking_number: parcel?.trackingNumber ?? "",
});

/** The lines of an order in the language of its customer. */
export async function readMailedLines(
	trx: Transaction<Schema>,
	{ id, language }: { id: number; language: string | null },
) {
	const lines = await trx
		.selectFrom("order_lines as line")
		.leftJoin("variants", "variants.id", "line.variant_id")
		.leftJoin("products", "products.id", "variants.product_id")
		.select(["line.title", "line.options", "line.quantity", "line.image_hash", ...VARIANT_COLUMNS])
		.where("line.order_id", "=", id)
		.orderBy("line.id")
		.execute();
	return writeIn(language, () =>
		lines.map(({ quantity, image_hash, ...line }) => ({ ...shownLine(line), quantity, image_hash })),
	);
}

/** What a change leads to: stock, invoice, emails, and the changes that follow by themselves. */
async function followUp(
	trx: Transaction<Schema>,
	change: OrderChange,
	order: Selectable<Schema["orders"]>,
): Promise<void> {
	const { to, actorId, now } = change;
	const { number } = order;
	const paid = paidOrder(number);
	const isEnd = to === "cancelled" || to === "expired";
	if (isEnd) await returnOrderStock(trx, { orderId: order.id, reason: to, actorId, now });
	const invoice = await invoiceOrder(trx, order, change);
	const disputes = to === "cancelled" ? await readDisputeStates(trx, paid) : [];
	// Of an order in parcels, the email about its last one says it.
	const isMailed = order.email && !(to === "shipped" && order.parcel_count > 0);
	if (isMailed) {
		const lines = await readMailedLines(trx, order);
		const mail = writeIn(order.language, () => {
			const news = { ...change, amount: change.refund?.amount, invoice, disputed: formatDisputed(disputes) };
			return mailOfChange(order, news, lines);
		});
		await queueMails(trx, mail ? [mail] : [], now);
	}
	if (isEnd) {
		const reason = storeText(to === "cancelled" ? "orderCancelled" : "orderExpired");
		await endPayment(trx, { ...paid, reason, now });
	}
	if (to === "expired") await mailStaff(trx, (to) => orderExpiredMail(order, to), now);
	const next = { number, by: "staff", actorId, now } as const;
	if (to === "shipped" && order.status === "confirmed")
		await changeOrder(trx, {
			...next,
			column: "status",
			expectedStatus: "confirmed",
			to: "processing",
			isFollowUp: true,
		});
	if (change.column !== "status" && (await isFinished(trx, number)))
		await changeOrder(trx, {
			...next,
			column: "status",
			expectedStatus: "processing",
			to: "completed",
			isFollowUp: true,
		});
	// Refused when it was paid in another way meanwhile: it is paid, which is enough.
	if (to === "delivered" && change.isCashHere)
		await changeOrder(trx, { ...next, column: "payment", expectedStatus: "unpaid", to: "paid" });
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
		.select(["updated_at", "lines_version", "parcel_count", "parcels_shipped"])
		.where("number", "=", change.number)
		.where(isShownTo("orders", change.viewer))
		.executeTakeFirst();
	if (!order) return { ok: false, reason: "gone" };
	const isExpected = order[change.column] === change.expectedStatus;
	const unmet = isExpected ? unmetOrderCondition(order, needs) : null;
	const column = unmet ?? change.column;
	const action = actionOf(column);
	const last = await findLatestChange(trx, { subject: `order ${order.id}`, actions: [action] });
	const { expectedStatus: from, to, actorId, refund } = change;
	const isOwnRepeat =
		unmet === null &&
		order[column] === to &&
		isRepeated(last, { action, from, to, amount: refund?.amount, actorId }) &&
		(!refund || order.refunded_total === refund.expectedRefunded + refund.amount);
	if (isOwnRepeat) {
		const parcel = parcelColumns(change);
		const { carrier, tracking_number: trackingNumber } = order;
		if (change.to === "shipped" && (parcel.carrier !== carrier || parcel.tracking_number !== trackingNumber))
			return { ok: false, reason: "other_parcel", carrier, trackingNumber };
		return { ok: true, repeated: true };
	}
	if (isExpected && change.linesVersion !== undefined && order.lines_version !== change.linesVersion) {
		return { ok: false, reason: "edited", ...(await findLatestEdit(trx, { ...order, actorId })) };
	}
	const byParcels = isExpected && refuseByParcels(order, change);
	if (byParcels) return { ok: false, reason: byParcels };
	// It is in the expected state, so the change is not possible at all, such as an early expiry.
	const isRefundedMeanwhile = refund !== undefined && refund.expectedRefunded !== order.refunded_total;
	if (isExpected && unmet === null && !isRefundedMeanwhile) return { ok: false, reason: "not_allowed" };
	const { at = order.updated_at, by = null } = last ?? {};
	return {
		ok: false,
		reason: "changed",
		column,
		state: order[column],
		at,
		by,
		isOwn: isChangeBy(last, actorId),
	};
}

/** Who changed the lines or parcels of an order last, and when, for the refusal of an older screen; else at `updated_at`. */
export async function findLatestEdit(
	trx: Transaction<Schema>,
	{ id, updated_at, actorId }: { id: number; updated_at: string; actorId: number | null },
) {
	const edit = await findLatestChange(trx, {
		subject: `order ${id}`,
		actions: ["order lines", "order parcels"],
	});
	const { at = updated_at, by = null } = edit ?? {};
	return { at, by, isOwn: isChangeBy(edit, actorId) };
}
