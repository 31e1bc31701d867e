import { isShownTo, type Viewer } from "#app/common/access/viewer.server.ts";
import { selectHistory } from "#app/common/changes/changes.server.ts";
import { readText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { listInvoicesOf } from "#app/invoices/read-invoices.server.ts";
import { isTakenBack, readDisputes } from "#app/payments/disputes.server.ts";
import { listPaymentIds, paidOrder, readPayment } from "#app/payments/payments.server.ts";
import { readRefunds, waitingTotal } from "#app/payments/refunds.server.ts";
import type { Database } from "#db/client.ts";
import type { ActionOf } from "#db/schema/common.ts";
import { mayChangeOrder, ONLINE } from "./order-rules.ts";
import { isCancelledOrExpired } from "./order-states.ts";
import { ORDER_COLUMNS } from "./own/order-columns.ts";
import { priceOfUnits } from "./returns/refund-amount.ts";
import { hasOpenReturn } from "./returns/return-labels.ts";
import { readParcels } from "./shipping/read-parcels.server.ts";

/**
 * Returns one order with lines, parcels, tax lines, history and returns, oldest first; undefined for an unknown number
 * and for a `viewer` who may not see it. Without a viewer, the caller is the shop.
 */
export async function readOrder(db: Database, { number, viewer }: { number: string; viewer?: Viewer }) {
	const order = await db
		.selectFrom("orders")
		.select(["id", "account_id", ...ORDER_COLUMNS])
		.where("number", "=", number)
		.where(isShownTo("orders", viewer))
		.executeTakeFirst();
	if (!order) return undefined;
	const [lines, taxes, history, returns, online, invoices, parcels] = await Promise.all([
		readLines(db, order.id),
		db
			.selectFrom("order_taxes")
			.select(["id", "name", "rate_ppm", "base", "amount", "is_exempt"])
			.where("order_id", "=", order.id)
			.orderBy("id")
			.execute(),
		readHistory(db, order.id),
		readReturns(db, order.id),
		order.payment_method === ONLINE ? readOnlinePayment(db, order.number) : null,
		listInvoicesOf(db, order.number),
		order.parcel_count > 0 ? readParcels(db, order.id) : [],
	]);
	return { ...order, lines, taxes, history, returns, online, invoices, parcels };
}

/** The newest payment, with the ids of all, newest first, and all their refunds and disputes. */
async function readOnlinePayment(db: Database, number: string) {
	const payment = await readPayment(db, paidOrder(number));
	if (!payment) return null;
	const ids = (await listPaymentIds(db, paidOrder(number))).map(({ id }) => id);
	const refunds = await Promise.all(ids.toReversed().map((id) => readRefunds(db, id)));
	const disputes = await Promise.all(ids.toReversed().map((id) => readDisputes(db, id)));
	return { ...payment, ids, refunds: refunds.flat(), disputes: disputes.flat() };
}

export type Order = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

function readLines(db: Database, orderId: number) {
	return db
		.selectFrom("order_lines as line")
		.leftJoin("images", "images.hash", "line.image_hash")
		.select([
			"line.id",
			"line.variant_id",
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
			"line.tax_class",
			"line.tax_rate_ppm",
			"line.total",
			"line.returned",
			"line.refunded",
		])
		.where("line.order_id", "=", orderId)
		.orderBy("line.id")
		.execute();
}

/** `by`: who acted: a name, or "Customer" for a change by a customer without an account. Erased notes are left out. */
async function readHistory(db: Database, orderId: number) {
	const changes = await selectHistory(db, `order ${orderId}`).execute();
	return changes
		.filter(({ action }) => action in KINDS)
		.map(({ id, action, from_value, to_value, amount, detail, note, at, party, by }) => ({
			id,
			kind: KINDS[action as ActionOf<"order">],
			from_value,
			to_value: to_value && readText(to_value),
			amount,
			detail: readText(
				note ?? (action === "order lines" || action === "order parcels" ? detail : null) ?? "",
			),
			at,
			by: by ?? (party === "customer" ? t.words.customer : null),
		}))
		.filter(({ kind, detail }) => kind !== "note" || detail !== "");
}

const KINDS = {
	placed: "placed",
	"order status": "status",
	"order lines": "edit",
	payment: "payment",
	fulfilment: "fulfilment",
	return: "return",
	parcel: "note",
	"parcel shipped": "parcel",
	"order parcels": "split",
	"order note": "note",
} as const satisfies Record<ActionOf<"order">, string>;

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
 * otherwise the price of the returned units and what was paid too much since an edit; less what was refunded or requested. Nothing while the customer's bank has
 * the money because of a dispute, and after it has kept it.
 */
export function refundOwed(order: Order): number {
	const { status, fulfilment, paid_total, refunded_total, overpaid_total } = order;
	if (isTakenBack(order.online?.disputes ?? [])) return 0;
	const isOff = isCancelledOrExpired({ status }) || fulfilment === "returned";
	const back = returnedPrice(order) + overpaid_total;
	const refunded = refunded_total + waitingTotal(order.online?.refunds ?? []);
	return Math.max(0, Math.min(isOff ? paid_total : back, paid_total) - refunded);
}

/** The price of the units that came back, in minor units. */
export const returnedPrice = (order: Pick<Order, "lines" | "is_tax_inclusive">): number =>
	order.lines.reduce((sum, line) => sum + priceOfUnits(line, line.returned, order), 0);

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
