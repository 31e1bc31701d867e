import { listInvoicesOf } from "#app/common/invoices/read-invoices.server.ts";
import { isTakenBack, readDisputes } from "#app/common/payments/disputes.server.ts";
import { paidOrder, readPayment } from "#app/common/payments/payments.server.ts";
import { readRefunds, waitingTotal } from "#app/common/payments/refunds.server.ts";
import { isShownTo, type Viewer } from "#app/common/viewer.server.ts";
import type { Database } from "#db/client.ts";
import { mayChangeOrder, ONLINE } from "./order-rules.ts";
import { isCancelledOrExpired } from "./order-states.ts";
import { priceOfUnits } from "./returns/refund-amount.ts";
import { hasOpenReturn } from "./returns/return-labels.ts";

/**
 * Returns one order with lines, tax lines, history and returns, oldest first; undefined for an unknown number
 * and for a `viewer` who may not see it. Without a viewer, the caller is the shop.
 */
export async function readOrder(db: Database, { number, viewer }: { number: string; viewer?: Viewer }) {
	const order = await db
		.selectFrom("orders")
		.select([
			"id",
			"number",
			"account_id",
			"status",
			"payment",
			"fulfilment",
			"payment_method",
			"email",
			"name",
			"contact",
			"contact_e164",
			"line1",
			"line2",
			"city",
			"region",
			"postal_code",
			"country",
			"note",
			"delivery_name",
			"delivery_min_days",
			"delivery_max_days",
			"currency",
			"subtotal",
			"discount_code",
			"discount_total",
			"delivery_total",
			"tax_total",
			"is_tax_inclusive",
			"total",
			"paid_total",
			"refunded_total",
			"carrier",
			"tracking_number",
			"pay_before",
			"delivered_at",
			"created_at",
		])
		.where("number", "=", number)
		.where(isShownTo("orders", viewer))
		.executeTakeFirst();
	if (!order) return undefined;
	const [lines, taxes, history, returns, online, invoices] = await Promise.all([
		readLines(db, order.id),
		db
			.selectFrom("order_taxes")
			.select(["id", "name", "rate_ppm", "base", "amount"])
			.where("order_id", "=", order.id)
			.orderBy("id")
			.execute(),
		readHistory(db, order.id),
		readReturns(db, order.id),
		order.payment_method === ONLINE ? readOnlinePayment(db, order.number) : null,
		listInvoicesOf(db, order.number),
	]);
	return { ...order, lines, taxes, history, returns, online, invoices };
}

async function readOnlinePayment(db: Database, number: string) {
	const payment = await readPayment(db, paidOrder(number));
	if (!payment) return null;
	const { id } = payment;
	return { ...payment, refunds: await readRefunds(db, id), disputes: await readDisputes(db, id) };
}

export type Order = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

function readLines(db: Database, orderId: number) {
	return db
		.selectFrom("order_lines as line")
		.leftJoin("images", "images.hash", "line.image_hash")
		.select([
			"line.id",
			"line.product_id",
			"line.title",
			"line.options",
			"line.sku",
			"line.image_hash",
			"images.width as image_width",
			"images.height as image_height",
			"line.quantity",
			"line.unit_price",
			"line.discount",
			"line.tax",
			"line.total",
			"line.returned",
			"line.refunded",
		])
		.where("line.order_id", "=", orderId)
		.orderBy("line.id")
		.execute();
}

/** `by`: who acted: a name, or "Customer" for a change by a customer without an account. */
async function readHistory(db: Database, orderId: number) {
	const events = await db
		.selectFrom("order_events as event")
		.leftJoin("accounts", "accounts.id", "event.actor_id")
		.select([
			"event.id",
			"event.kind",
			"event.from_value",
			"event.to_value",
			"event.amount",
			"event.detail",
			"event.at",
			"event.party",
			"accounts.name as by",
		])
		.where("event.order_id", "=", orderId)
		.orderBy("event.id")
		.execute();
	return events.map(({ party, by, ...event }) => ({
		...event,
		by: by ?? (party === "customer" ? "Customer" : null),
	}));
}

async function readReturns(db: Database, orderId: number) {
	const returns = await db
		.selectFrom("order_returns")
		.select(["id", "kind", "status", "reason", "answer", "created_at"])
		.where("order_id", "=", orderId)
		.orderBy("id")
		.execute();
	const lines = await db
		.selectFrom("order_return_lines as line")
		.innerJoin("order_returns as whole", "whole.id", "line.return_id")
		.innerJoin("order_lines as ordered", "ordered.id", "line.order_line_id")
		.select([
			"line.return_id",
			"line.order_line_id",
			"ordered.title",
			"line.quantity",
			"line.written_off",
			"line.write_off_reason",
		])
		.where("whole.order_id", "=", orderId)
		.orderBy("line.id")
		.execute();
	return returns.map((one) => ({ ...one, lines: lines.filter((line) => line.return_id === one.id) }));
}

/**
 * Returns the refund due, in minor units: everything paid for an order that was cancelled or fully returned,
 * otherwise the price of the returned units; less what was refunded or requested. Nothing while the customer's bank has
 * the money because of a dispute, and after it has kept it.
 */
export function refundOwed(order: Order): number {
	const { status, fulfilment, paid_total, refunded_total } = order;
	if (isTakenBack(order.online?.disputes ?? [])) return 0;
	const isOff = isCancelledOrExpired({ status }) || fulfilment === "returned";
	const back = order.lines.reduce((sum, line) => sum + priceOfUnits(line, line.returned, order), 0);
	const refunded = refunded_total + waitingTotal(order.online?.refunds ?? []);
	return Math.max(0, Math.min(isOff ? paid_total : back, paid_total) - refunded);
}

/** Whether staff have nothing left to do: delivered or returned, paid, no refund due, no open return. */
export async function isFinished(db: Database, number: string): Promise<boolean> {
	const order = await readOrder(db, { number });
	return (
		order !== undefined &&
		mayChangeOrder(order, { column: "status", to: "completed", by: "staff" }) &&
		refundOwed(order) === 0 &&
		!hasOpenReturn(order.returns)
	);
}
