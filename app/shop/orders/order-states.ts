import { t } from "#app/common/language/messages.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";
import type { FulfilmentState, OrderState, PaymentState } from "#db/schema/shop-orders.ts";

export type { FulfilmentState, OrderState, PaymentState };

type StateRow<State> = { label: string; tone: Tone; icon: IconName; to: readonly State[] };

/** The overall status of an order. `new` means that no staff have looked at it. */
export const ORDER_STATES: Record<OrderState, StateRow<OrderState> & { forCustomer: string }> = {
	new: {
		get label() {
			return t.orderStates.new.label;
		},
		tone: "blue",
		icon: "bell",
		to: ["confirmed", "cancelled", "expired"],
		get forCustomer() {
			return t.orderStates.new.forCustomer;
		},
	},
	confirmed: {
		get label() {
			return t.orderStates.confirmed.label;
		},
		tone: "green",
		icon: "check",
		to: ["processing", "cancelled"],
		get forCustomer() {
			return t.orderStates.confirmed.forCustomer;
		},
	},
	processing: {
		get label() {
			return t.orderStates.processing.label;
		},
		tone: "blue",
		icon: "packing",
		to: ["completed", "cancelled"],
		get forCustomer() {
			return t.orderStates.processing.forCustomer;
		},
	},
	completed: {
		get label() {
			return t.orderStates.completed.label;
		},
		tone: "purple",
		icon: "delivered",
		to: [],
		get forCustomer() {
			return t.orderStates.completed.forCustomer;
		},
	},
	cancelled: {
		get label() {
			return t.orderStates.cancelled.label;
		},
		tone: "yellow",
		icon: "ban",
		to: [],
		get forCustomer() {
			return t.orderStates.cancelled.forCustomer;
		},
	},
	expired: {
		get label() {
			return t.orderStates.expired.label;
		},
		tone: "grey",
		icon: "clock",
		to: [],
		get forCustomer() {
			return t.orderStates.expired.forCustomer;
		},
	},
};

/** Several partial refunds leave the state at `partially_refunded`. */
export const PAYMENT_STATES: Record<PaymentState, StateRow<PaymentState>> = {
	unpaid: {
		get label() {
			return t.orderStates.unpaid.label;
		},
		tone: "yellow",
		icon: "clock",
		to: ["paid", "failed"],
	},
	paid: {
		get label() {
			return t.orderStates.paid.label;
		},
		tone: "green",
		icon: "check",
		to: ["partially_refunded", "refunded"],
	},
	partially_refunded: {
		get label() {
			return t.orderStates.partially_refunded.label;
		},
		tone: "purple",
		icon: "info",
		to: ["partially_refunded", "refunded"],
	},
	refunded: {
		get label() {
			return t.orderStates.refunded.label;
		},
		tone: "purple",
		icon: "undo",
		to: [],
	},
	failed: {
		get label() {
			return t.orderStates.failed.label;
		},
		tone: "red",
		icon: "cross",
		to: ["unpaid"],
	},
};

/** Not a state of the order: the history's entry for a refund that staff requested, until its provider settles it. */
export const REFUND_REQUESTED = "refund_requested";

export const FULFILMENT_STATES: Record<FulfilmentState, StateRow<FulfilmentState>> = {
	unfulfilled: {
		get label() {
			return t.orderStates.unfulfilled.label;
		},
		tone: "grey",
		icon: "inbox",
		to: ["shipped"],
	},
	shipped: {
		get label() {
			return t.orderStates.shipped.label;
		},
		tone: "blue",
		icon: "truck",
		to: ["delivered"],
	},
	delivered: {
		get label() {
			return t.orderStates.delivered.label;
		},
		tone: "green",
		icon: "delivered",
		to: ["returned"],
	},
	returned: {
		get label() {
			return t.orderStates.returned.label;
		},
		tone: "purple",
		icon: "undo",
		to: [],
	},
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

/** The name of a status inside a sentence. */
export const stateInText = (state: string): string =>
	(t.orderStates.inText as Record<string, string>)[state] ?? state;

/** A cancelled or expired order: nothing more is sent, and nothing is to be paid. */
export const isCancelledOrExpired = ({ status }: { status: OrderState }): boolean =>
	status === "cancelled" || status === "expired";

/** Whether the goods reached the customer. */
export const hasArrived = ({ fulfilment }: { fulfilment: FulfilmentState }): boolean =>
	fulfilment === "delivered" || fulfilment === "returned";

export const isUnpaid = ({ payment }: { payment: PaymentState }): boolean =>
	payment === "unpaid" || payment === "failed";
