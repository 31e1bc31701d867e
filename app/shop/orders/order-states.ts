import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";
import type { FulfilmentState, OrderState, PaymentState } from "#db/schema/shop-orders.ts";

export type { FulfilmentState, OrderState, PaymentState };

type StateRow<State> = { label: string; tone: Tone; icon: IconName; to: readonly State[] };

/** The overall status of an order. `new` means that no staff have looked at it. */
export const ORDER_STATES: Record<OrderState, StateRow<OrderState> & { forCustomer: string }> = {
	new: {
		label: "New",
		tone: "blue",
		icon: "bell",
		to: ["confirmed", "cancelled", "expired"],
		forCustomer: "We received your order and will confirm it soon.",
	},
	confirmed: {
		label: "Confirmed",
		tone: "green",
		icon: "check",
		to: ["processing", "cancelled"],
		forCustomer: "Your order is confirmed. We will pack it next.",
	},
	processing: {
		label: "Processing",
		tone: "blue",
		icon: "packing",
		to: ["completed", "cancelled"],
		forCustomer: "We are packing your order.",
	},
	completed: {
		label: "Completed",
		tone: "purple",
		icon: "delivered",
		to: [],
		forCustomer: "Your order is complete. Thank you for shopping with us.",
	},
	cancelled: {
		label: "Cancelled",
		tone: "yellow",
		icon: "ban",
		to: [],
		forCustomer: "This order is cancelled. Nothing more will be sent.",
	},
	expired: {
		label: "Expired",
		tone: "grey",
		icon: "clock",
		to: [],
		forCustomer:
			"This order was cancelled automatically because it was not paid or confirmed in time. Order again if you still want it.",
	},
};

/** Several partial refunds leave the state at `partially_refunded`. */
export const PAYMENT_STATES: Record<PaymentState, StateRow<PaymentState>> = {
	unpaid: { label: "Unpaid", tone: "yellow", icon: "clock", to: ["paid", "failed"] },
	paid: { label: "Paid", tone: "green", icon: "check", to: ["partially_refunded", "refunded"] },
	partially_refunded: {
		label: "Partly refunded",
		tone: "purple",
		icon: "info",
		to: ["partially_refunded", "refunded"],
	},
	refunded: { label: "Refunded", tone: "purple", icon: "undo", to: [] },
	failed: { label: "Payment failed", tone: "red", icon: "cross", to: ["unpaid"] },
};

/** Not a state of the order: the history's entry for a refund that staff requested, until its provider settles it. */
export const REFUND_REQUESTED = "refund_requested";

export const FULFILMENT_STATES: Record<FulfilmentState, StateRow<FulfilmentState>> = {
	unfulfilled: { label: "Not shipped", tone: "grey", icon: "inbox", to: ["shipped"] },
	shipped: { label: "Shipped", tone: "blue", icon: "truck", to: ["delivered"] },
	delivered: { label: "Delivered", tone: "green", icon: "delivered", to: ["returned"] },
	returned: { label: "Returned", tone: "purple", icon: "undo", to: [] },
};

export const ORDER_STATE_NAMES = Object.keys(ORDER_STATES) as [OrderState, ...OrderState[]];
export const PAYMENT_STATE_NAMES = Object.keys(PAYMENT_STATES) as [PaymentState, ...PaymentState[]];
export const FULFILMENT_STATE_NAMES = Object.keys(FULFILMENT_STATES) as [
	FulfilmentState,
	...FulfilmentState[],
];

export type OrderStates = { status: OrderState; payment: PaymentState; fulfilment: FulfilmentState };
export type StateColumn = keyof OrderStates;

const ROWS: { [Column in StateColumn]: Record<OrderStates[Column], StateRow<OrderStates[Column]>> } = {
	status: ORDER_STATES,
	payment: PAYMENT_STATES,
	fulfilment: FULFILMENT_STATES,
};

export function stateRow(column: StateColumn, state: string): StateRow<string> {
	const rows: Record<string, StateRow<string>> = ROWS[column];
	const row = Object.hasOwn(rows, state) ? rows[state] : undefined;
	return row ?? { label: state, tone: "grey", icon: "info", to: [] };
}

/** A cancelled or expired order: nothing more is sent, and nothing is to be paid. */
export const isCancelledOrExpired = ({ status }: { status: OrderState }): boolean =>
	status === "cancelled" || status === "expired";

/** Whether the goods reached the customer. */
export const hasArrived = ({ fulfilment }: { fulfilment: FulfilmentState }): boolean =>
	fulfilment === "delivered" || fulfilment === "returned";

export const isUnpaid = ({ payment }: { payment: PaymentState }): boolean =>
	payment === "unpaid" || payment === "failed";
