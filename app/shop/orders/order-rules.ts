import { type OrderStates, type StateColumn, stateRow } from "./order-states.ts";

/** Who changes an order: somebody of the shop, whoever ordered, or time itself. */
export type OrderParty = "staff" | "customer" | "clock";

type Needs = { readonly [Column in StateColumn]?: readonly OrderStates[Column][] };

const LIVE = ["new", "confirmed", "processing", "completed"] as const;

/** What the other columns must be for a change, by the column and the state it leads to; see docs/decisions/orders.md. */
const NEEDS: Record<string, Needs> = {
	// After delivery goods come back by a return; before it, a parcel that came back is cancelled.
	"status.cancelled": { fulfilment: ["unfulfilled", "shipped"] },
	"status.expired": { payment: ["unpaid", "failed"], fulfilment: ["unfulfilled"] },
	"status.completed": {
		fulfilment: ["delivered", "returned"],
		payment: ["paid", "partially_refunded", "refunded"],
	},
	"fulfilment.shipped": { status: ["confirmed", "processing"] },
	"fulfilment.delivered": { status: LIVE },
	"fulfilment.returned": { status: LIVE },
};

const CASH_IS_PAID: Needs = { fulfilment: ["delivered", "returned"] };
/** Customers may cancel while the order is new or confirmed and nothing has been shipped. */
const CUSTOMER_CANCELS: Needs = { status: ["new", "confirmed"], fulfilment: ["unfulfilled"] };
const NOT_THEIRS = null;

type Move = { column: StateColumn; to: string; by: OrderParty };

/** What has to hold beside the state it leaves; null when this party may never do it. */
export function needsOf({ column, to, by }: Move, paymentMethod: string): Needs | null {
	const move = `${column}.${to}`;
	if (by === "customer") return move === "status.cancelled" ? CUSTOMER_CANCELS : NOT_THEIRS;
	// Time alone lets an order run out, and lets nothing else happen.
	if ((by === "clock") !== (move === "status.expired")) return NOT_THEIRS;
	if (move === "payment.paid" && paymentMethod === CASH_ON_DELIVERY) return CASH_IS_PAID;
	return NEEDS[move] ?? {};
}

/** The payment method whose money comes with the parcel. */
export const CASH_ON_DELIVERY = "cash_on_delivery";

export const mayLead = (column: StateColumn, from: string, to: string): boolean =>
	stateRow(column, from).to.includes(to);

/** Whether an order in these states may be moved so; the buttons and the rule ask the same table. */
export function mayChangeOrder(order: OrderStates & { payment_method: string }, move: Move): boolean {
	if (!mayLead(move.column, order[move.column], move.to)) return false;
	const needs = needsOf(move, order.payment_method);
	return needs !== null && unmetOrderCondition(order, needs) === null;
}

/** Whether the customer may cancel: asked by the button, the question and, through `needsOf`, by the update itself. */
export const mayCustomerCancel = (order: OrderStates): boolean =>
	unmetOrderCondition(order, CUSTOMER_CANCELS) === null;

/** The first column that is not as it has to be, or null. */
export function unmetOrderCondition(order: OrderStates, needs: Needs): StateColumn | null {
	const columns = Object.entries(needs) as [StateColumn, readonly string[]][];
	return columns.find(([column, allowed]) => !allowed.includes(order[column]))?.[0] ?? null;
}
