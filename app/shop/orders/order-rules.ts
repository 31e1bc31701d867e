import type { OrderParty } from "#db/schema/shop-orders.ts";
import {
	isCancelledOrExpired,
	type OrderStates,
	type PaymentState,
	type StateColumn,
	stateRow,
} from "./order-states.ts";

type Needs = { readonly [Column in StateColumn]?: readonly OrderStates[Column][] };

const LIVE = ["new", "confirmed", "processing", "completed"] as const;
const SHIPPED: Needs = { status: ["confirmed", "processing"] };

/** The conditions on the other columns, by column and new state; see docs/decisions/orders.md. */
const NEEDS: Record<string, Needs> = {
	// After delivery goods come back as a return; a parcel that comes back before delivery is cancelled.
	"status.cancelled": { fulfilment: ["unfulfilled", "shipped"] },
	"status.expired": { payment: ["unpaid", "failed"], fulfilment: ["unfulfilled"] },
	"status.completed": {
		fulfilment: ["delivered", "returned"],
		payment: ["paid", "partially_refunded", "refunded"],
	},
	// Nobody is asked to pay for an order that has ended.
	"payment.failed": { status: LIVE },
	"payment.unpaid": { status: LIVE },
	"fulfilment.shipped": SHIPPED,
	"fulfilment.delivered": { status: LIVE },
	"fulfilment.returned": { status: LIVE },
};

const CASH_IS_PAID: Needs = { fulfilment: ["delivered", "returned"] };
/** Customers may cancel while the order is new or confirmed and nothing has been shipped. */
const CUSTOMER_CANCELS: Needs = { status: ["new", "confirmed"], fulfilment: ["unfulfilled"] };
const NOT_THEIRS = null;

/** How many parcels an order is sent in, 0 for a single one, and how many of them were shipped. */
export type ParcelCounts = { parcel_count: number; parcels_shipped: number };

/** Whether some parcels are on their way and others are not. */
export const isPartlyShipped = ({ parcel_count, parcels_shipped }: ParcelCounts): boolean =>
	parcels_shipped > 0 && parcels_shipped < parcel_count;

type Move = { column: StateColumn; to: string; by: OrderParty };

/** The conditions besides the expected state; null when this party may never do it. */
export function needsOf({ column, to, by }: Move, paymentMethod: string): Needs | null {
	const move = `${column}.${to}`;
	if (by === "customer") return move === "status.cancelled" ? CUSTOMER_CANCELS : NOT_THEIRS;
	// Only the provider changes the payment of an online order, and it changes nothing else.
	const isOnlineMoney = column === "payment" && paymentMethod === ONLINE;
	if ((by === "provider") !== isOnlineMoney) return NOT_THEIRS;
	// Only a background job expires an order, and it does nothing else.
	if ((by === "clock") !== (move === "status.expired")) return NOT_THEIRS;
	if (move === "payment.paid" && paymentMethod === CASH_ON_DELIVERY) return CASH_IS_PAID;
	return NEEDS[move] ?? {};
}

/** What an order costs and what was paid for it, in minor units. */
type Amounts = { total: number; paid_total: number; refunded_total: number; overpaid_total: number };

/** What is still to be paid: all of an unpaid order, or the difference when staff edited a paid one. */
export const amountDue = ({ total, overpaid_total, paid_total }: Omit<Amounts, "refunded_total">): number =>
	total + overpaid_total - paid_total;

/** The payment state that these amounts lead to: unpaid while something is due, unless the order has ended. */
export function paymentStateOf(order: Pick<OrderStates, "status" | "payment"> & Amounts): PaymentState {
	const { payment, paid_total: paid, refunded_total: refunded } = order;
	if (!isCancelledOrExpired(order) && amountDue(order) > 0) return payment === "failed" ? "failed" : "unpaid";
	if (paid === 0) return payment;
	if (refunded === 0) return "paid";
	return refunded < paid ? "partially_refunded" : "refunded";
}

/** Whether staff may edit the lines, as long as no bank has taken the money back. */
export const mayEditLines = (order: OrderStates & ParcelCounts): boolean =>
	unmetOrderCondition(order, EDITED) === null && order.parcels_shipped === 0;

/** Whether staff may change what goes into which parcel. */
export const maySplitOrder = (order: OrderStates & ParcelCounts): boolean =>
	unmetOrderCondition(order, SPLIT) === null && order.parcels_shipped === 0;

/** Whether staff may ship a parcel of an order: under the conditions for the whole order. */
export const mayShipParcel = (order: OrderStates): boolean =>
	order.fulfilment === "unfulfilled" && unmetOrderCondition(order, SHIPPED) === null;

const SPLIT: Needs = { status: ["new", "confirmed", "processing"], fulfilment: ["unfulfilled"] };

const EDITED: Needs = {
	status: ["new", "confirmed", "processing"],
	payment: ["unpaid", "failed", "paid", "partially_refunded"],
	fulfilment: ["unfulfilled"],
};

/** The payment method whose money comes with the parcel. */
export const CASH_ON_DELIVERY = "cash_on_delivery";

/** The payment method whose money a provider takes and gives back. */
export const ONLINE = "online";

export const mayLead = (column: StateColumn, from: string, to: string): boolean =>
	stateRow(column, from).to.includes(to);

/** What the rules ask of an order. */
export type RuledOrder = OrderStates & ParcelCounts & { payment_method: string };

/** Whether an order in this state allows the change; buttons and rules use the same table. */
export function mayChangeOrder(order: RuledOrder, move: Move): boolean {
	if (!mayLead(move.column, order[move.column], move.to) || refuseByParcels(order, move)) return false;
	const needs = needsOf(move, order.payment_method);
	return needs !== null && unmetOrderCondition(order, needs) === null;
}

/** Whether staff may refund an order: through the provider of its online payment, or by recording what they sent. */
export const mayRefundOrder = (order: RuledOrder): boolean =>
	order.payment_method === ONLINE ||
	mayChangeOrder(order, { column: "payment", to: "refunded", by: "staff" });

/** With parcels, the last one ships the order; and while only some are on their way, nobody cancels it. */
export function refuseByParcels(order: ParcelCounts, { column, to }: Omit<Move, "by">) {
	if (column === "fulfilment" && to === "shipped" && order.parcels_shipped < order.parcel_count)
		return "in_parcels";
	return column === "status" && to === "cancelled" && isPartlyShipped(order) ? "partly_shipped" : null;
}

/**
 * Whether the customer may cancel: used by the button, the dialog and, through `needsOf`, the update itself.
 */
export const mayCustomerCancel = (order: OrderStates): boolean =>
	unmetOrderCondition(order, CUSTOMER_CANCELS) === null;

/** The first column that does not meet its condition, or null. */
export function unmetOrderCondition(order: OrderStates, needs: Needs): StateColumn | null {
	const columns = Object.entries(needs) as [StateColumn, readonly string[]][];
	return columns.find(([column, allowed]) => !allowed.includes(order[column]))?.[0] ?? null;
}
