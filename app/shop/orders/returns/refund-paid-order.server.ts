import type { Transaction } from "kysely";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { joinTexts, storeText } from "#app/common/changes/stored-text.ts";
import { isTakenBack } from "#app/payments/disputes.server.ts";
import {
	isRefundRequested,
	plannedTotal,
	refundedDelivery,
	requestSplitRefund,
	waitingTotal,
} from "#app/payments/refunds.server.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import type { RefundedItems } from "#app/shop/orders/invoice-order.server.ts";
import { mayRefundOrder, ONLINE } from "#app/shop/orders/order-rules.ts";
import { isCancelledOrExpired, type PaymentState, REFUND_REQUESTED } from "#app/shop/orders/order-states.ts";
import { type Order, readOrder } from "#app/shop/orders/read-order.server.ts";
import { takeOutOfParcels } from "#app/shop/orders/shipping/order-parcels.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { returnWholeOrder } from "./answer-return.server.ts";
import {
	priceOfUnits,
	type QuotedLine,
	quoteRefund,
	type Refundable,
	type RefundChoice,
} from "./refund-amount.ts";
import { lockOrder, returnableUnits } from "./request-return.server.ts";
import { type ReturnedUnits, receiveUnits } from "./return-stock.server.ts";

/** What is left to refund of an order; null when nothing was paid. */
export function toRefundable(order: Order): Refundable | null {
	const { is_tax_inclusive } = order;
	const money = orderMoney(order);
	if (!money) return null;
	// A cancelled or expired order has put its items back in stock.
	const returnable = isCancelledOrExpired(order) ? new Map<number, number>() : returnableUnits(order);
	return {
		isByHand: order.payment_method !== ONLINE,
		is_tax_inclusive,
		left: money.left,
		planned: money.planned,
		deliveryLeft: Math.max(0, order.delivery_total + deliveryTaxOnTop(order) - deliveryRefunded(order)),
		lines: order.lines.map((line) => {
			const received = line.returned - line.refunded;
			return { ...line, received, left: received + (returnable.get(line.id) ?? 0) };
		}),
	};
}

/** The tax on delivery, when it is on top of the price: what is left of the order's after that of its lines. */
const deliveryTaxOnTop = ({ is_tax_inclusive, tax_total, lines }: Order): number =>
	is_tax_inclusive ? 0 : lines.reduce((left, { tax }) => left - tax, tax_total);

/** What is refunded of the delivery. By hand, all that was refunded without naming an item counts. */
const deliveryRefunded = (order: Order): number =>
	order.online
		? refundedDelivery(order.online.refunds)
		: order.lines.reduce(
				(left, line) => left - priceOfUnits(line, line.refunded, order),
				order.refunded_total,
			);

/** What was paid for an order and what became of it; null when nothing was. Minor units. */
export function orderMoney(order: Order) {
	const { online, currency, paid_total: paid, refunded_total: refunded } = order;
	if (order.payment_method !== ONLINE) {
		if (paid === 0) return null;
		const left = mayRefundOrder(order) ? paid - refunded : 0;
		return { currency, paid, refunded, waiting: 0, takenBack: 0, left, planned: 0 };
	}
	if (!online) return null;
	const waiting = waitingTotal(online.refunds);
	const kept = online.disputes.filter((dispute) => isTakenBack([dispute]));
	return {
		currency,
		paid,
		refunded,
		waiting,
		takenBack: kept.reduce((sum, { amount }) => sum + amount, 0),
		left: kept.length > 0 ? 0 : paid - refunded - waiting,
		planned: kept.length > 0 ? 0 : plannedTotal(online.refunds),
	};
}

type RefundOrder = {
	number: string;
	/** Null when it is not possible any more. */
	choice: RefundChoice | null;
	/** The amount that the person confirmed, in minor units. */
	expectedAmount: number;
	/** Of a refund by hand: what was refunded when the screen was loaded, and the payment state. */
	shown?: { refunded: number; payment: PaymentState };
	/** The same key never makes a second refund. */
	idempotencyKey: string;
	actorId: number;
	now: Date;
};

export type RefundOutcome =
	| { ok: true; repeated: boolean }
	| { ok: false; reason: "gone" | "not_allowed" | "changed" };

/**
 * Requests a refund of lines or of an amount of an order that was paid online, or records one that staff sent by hand,
 * never more than is left. Units that no return has brought back are restocked or written off. The amount is quoted
 * again, and "changed" when it is not the one that was confirmed. Stock, history and the refund are one transaction; of
 * an online payment, the job sends the refund, and the provider settles it. Units that were not shipped leave the
 * parcels of the order.
 */
export function refundPaidOrder(db: Database, refund: RefundOrder): Promise<RefundOutcome> {
	const { number, choice, expectedAmount, idempotencyKey: key, actorId, now } = refund;
	return transact(db, async (trx) => {
		await lockOrder(trx, number);
		const order = await readOrder(trx, { number });
		if (!order) return { ok: false, reason: "gone" };
		const refundable = toRefundable(order);
		if (refundable?.isByHand) return recordRefund(trx, { order, refundable, ...refund });
		if (!refundable || !order.online) return { ok: false, reason: "not_allowed" };
		for (const paymentId of order.online.ids)
			if (await isRefundRequested(trx, { paymentId, key })) return { ok: true, repeated: true };
		if (!choice) return { ok: false, reason: "changed" };
		const quote = quoteRefund(refundable, choice);
		if (!quote.ok || quote.amount !== expectedAmount) return { ok: false, reason: "changed" };
		const id = await requestSplitRefund(trx, {
			key,
			actorId,
			now,
			amount: quote.amount,
			deliveryAmount: quote.delivery,
			reason: choice.why,
			paymentIds: order.online.ids,
			isReplacing: choice.isReplacing ?? false,
		});
		if (id === null) return { ok: false, reason: "changed" };
		const at = now.toISOString();
		await trx.updateTable("orders").set({ updated_at: at }).where("id", "=", order.id).execute();
		await recordChange(trx, {
			action: "payment",
			subject: `order ${order.id}`,
			from: order.payment,
			to: REFUND_REQUESTED,
			amount: quote.amount,
			detail: storeText("amount", { amount: { amount: quote.amount, currency: order.currency } }),
			note: storeRefund(quote, { why: choice.why, currency: order.currency }),
			actorId,
			now,
		});
		await refundLines(trx, { number, lines: quote.lines, refundId: id, orderId: order.id, actorId, now });
		return { ok: true, repeated: false };
	});
}

type ByHand = RefundOrder & { order: Order; refundable: Refundable };

/** Records a refund that staff sent. The same person sending the form again counts once. */
async function recordRefund(
	trx: Transaction<Schema>,
	{ order, refundable, choice, expectedAmount: amount, shown, actorId, now }: ByHand,
): Promise<RefundOutcome> {
	const { id: orderId, number, currency } = order;
	if (!shown || !choice) return { ok: false, reason: "changed" };
	const record = (refund: { items?: RefundedItems; note?: string }) =>
		changeOrder(trx, {
			number,
			column: "payment",
			expectedStatus: shown.payment,
			to: "refunded",
			by: "staff",
			refund: { ...refund, amount, expectedRefunded: shown.refunded },
			actorId,
			now,
		});
	if (order.refunded_total !== shown.refunded || order.payment !== shown.payment) {
		const before = await record({});
		return before.ok ? before : { ok: false, reason: "changed" };
	}
	const quote = quoteRefund(refundable, choice);
	if (!quote.ok || quote.amount !== amount) return { ok: false, reason: "changed" };
	const { lines, delivery } = quote;
	await refundLines(trx, { number, lines, refundId: null, orderId, actorId, now });
	const items = {
		delivery,
		lines: lines.map(({ line, quantity, amount: price }) => ({ lineId: line.id, quantity, amount: price })),
	};
	const recorded = await record({ items, note: storeRefund(quote, { ...choice, currency }) });
	if (!recorded.ok) throw new Error(`A refund of order ${number} was not recorded: ${recorded.reason}`);
	return { ok: true, repeated: false };
}

type RefundedLines = {
	number: string;
	lines: readonly QuotedLine[];
	/** Null for a refund by hand. */
	refundId: number | null;
	orderId: number;
	actorId: number;
	now: Date;
};

/** Counts units as refunded, brings back those that no return has brought back, and takes them out of the parcels. */
async function refundLines(
	trx: Transaction<Schema>,
	{ number, lines, refundId, orderId, actorId, now }: RefundedLines,
): Promise<void> {
	if (lines.length === 0) return;
	const units: ReturnedUnits[] = [];
	for (const { line, quantity, amount, restocked, writtenOff, writeOff } of lines) {
		const coming = restocked + writtenOff;
		const { variant_id: variantId } = await trx
			.updateTable("order_lines")
			.set((eb) => ({ returned: eb("returned", "+", coming), refunded: eb("refunded", "+", quantity) }))
			.where("id", "=", line.id)
			.where("refunded", "=", line.refunded)
			.returning("variant_id")
			.executeTakeFirstOrThrow();
		if (refundId !== null)
			await trx
				.insertInto("refund_lines")
				.values({
					refund_id: refundId,
					order_line_id: line.id,
					quantity,
					amount,
					restocked,
					written_off: writtenOff,
					write_off_reason: writeOff ?? "",
				})
				.execute();
		const wasted = writeOff ? { quantity: writtenOff, reason: writeOff } : null;
		if (coming > 0) units.push({ variantId, quantity: coming, writeOff: wasted });
	}
	await receiveUnits(trx, units, { orderId, reason: "returned", actorId, now });
	await takeOutOfParcels(trx, { number, actorId, now });
	await returnWholeOrder(trx, { number, orderId, actorId, now });
}

/**
 * To store it: "1 × Lamp, restocked; delivery $5.00", then how it was sent back and the reason, each on a line of its own.
 */
function storeRefund(
	{ lines, delivery }: { lines: readonly QuotedLine[]; delivery: number },
	{ why, how = "", currency }: { why: string; how?: string; currency: string },
): string {
	const parts = [
		...lines.map((line) => joinTexts([`${line.quantity} × ${line.line.title}`, ...storeStock(line)], ", ")),
		...(delivery > 0 ? [storeText("deliveryOf", { amount: { amount: delivery, currency } })] : []),
	];
	const sentBack = how && storeText("sentBack", { how });
	return joinTexts([joinTexts(parts, "; "), sentBack, why].filter(Boolean), "\n");
}

/** What happens to the units of a refunded line: nothing to units that a return has brought back. */
const storeStock = ({ restocked, writeOff }: Pick<QuotedLine, "restocked" | "writeOff">): string[] => {
	if (writeOff) return [storeText("writtenOff", { reason: storeText(writeOff) })];
	return restocked > 0 ? [storeText("restocked")] : [];
};
