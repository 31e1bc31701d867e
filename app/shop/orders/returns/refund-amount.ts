import type { Order } from "#app/shop/orders/read-order.server.ts";
import type { WriteOffReason } from "./write-off.ts";

type OrderLine = Order["lines"][number];

/** The price of the first units of a line, with discount and tax: the prices of its parts add up to the whole. */
export const priceOfUnits = (
	line: Pick<OrderLine, "quantity" | "total" | "tax">,
	units: number,
	{ is_tax_inclusive }: Pick<Order, "is_tax_inclusive">,
): number => Math.round(((line.total + (is_tax_inclusive ? 0 : line.tax)) * units) / line.quantity);

/** A line of an order, and what of it can be refunded. `refunded`: units whose price was refunded by line. */
export type RefundableLine = OrderLine & {
	/** Units that a return has brought back, and that were not refunded. */
	received: number;
	/** All units that can be refunded. Units of an open return wait for its answer. */
	left: number;
};

/** What a refund of an order can be made of. Amounts in minor units. */
export type Refundable = {
	/** It was not paid online: staff send the money back, and say how. */
	isByHand: boolean;
	is_tax_inclusive: boolean;
	lines: readonly RefundableLine[];
	/** What is left of the price of delivery. */
	deliveryLeft: number;
	/** What is left of all that was paid. */
	left: number;
	/** What failed refunds hold that are tried again: left, too, for a refund that replaces them. */
	planned: number;
};

export type ChosenLine = {
	lineId: number;
	quantity: number;
	/** Where units go that no return has brought back: null restocks them. */
	writeOff: WriteOffReason | null;
};

/** What staff chose to refund: lines and delivery, or an amount. */
export type RefundChoice =
	| ({ what: "items"; lines: readonly ChosenLine[]; delivery: number } & RefundReason)
	| ({ what: "amount"; amount: number } & RefundReason);

/** `how`: the way in which staff sent the money back. */
type RefundReason = { why: string; how?: string; isReplacing?: boolean };

export type QuotedLine = {
	line: RefundableLine;
	quantity: number;
	amount: number;
	restocked: number;
	writtenOff: number;
	writeOff: WriteOffReason | null;
};

export type RefundQuote =
	| { ok: true; amount: number; delivery: number; lines: QuotedLine[] }
	| { ok: false; reason: "nothing" | "too_much" | "too_many" | "delivery_too_much" };

/** The amount of a refund and its parts: the same for the dialog and for the rule that requests it. */
export function quoteRefund(order: Refundable, choice: RefundChoice): RefundQuote {
	const left = choice.isReplacing ? order.left + order.planned : order.left;
	if (choice.what === "amount") {
		if (choice.amount <= 0) return { ok: false, reason: "nothing" };
		if (choice.amount > left) return { ok: false, reason: "too_much" };
		return { ok: true, amount: choice.amount, delivery: 0, lines: [] };
	}
	if (choice.delivery > order.deliveryLeft) return { ok: false, reason: "delivery_too_much" };
	const lines: QuotedLine[] = [];
	for (const { lineId, quantity, writeOff } of choice.lines) {
		if (quantity === 0) continue;
		const line = order.lines.find(({ id }) => id === lineId);
		if (!line || quantity > line.left) return { ok: false, reason: "too_many" };
		const before = priceOfUnits(line, line.refunded, order);
		const coming = Math.max(0, quantity - line.received);
		lines.push({
			line,
			quantity,
			amount: priceOfUnits(line, line.refunded + quantity, order) - before,
			restocked: writeOff ? 0 : coming,
			writtenOff: writeOff ? coming : 0,
			writeOff: coming > 0 ? writeOff : null,
		});
	}
	const amount = lines.reduce((sum, line) => sum + line.amount, choice.delivery);
	if (amount === 0) return { ok: false, reason: "nothing" };
	if (amount > left) return { ok: false, reason: "too_much" };
	return { ok: true, amount, delivery: choice.delivery, lines };
}
