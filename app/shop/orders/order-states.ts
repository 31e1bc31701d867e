import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";
import type { FulfilmentState, OrderState, PaymentState } from "#db/schema/shop-orders.ts";

export type { FulfilmentState, OrderState, PaymentState };

type StateRow<State> = { label: string; tone: Tone; icon: IconName; to: readonly State[] };

/** The overall status of an order. `new` means that no staff have looked at it. */
export const ORDER_STATES: Record<OrderState, StateRow<OrderState> & { forCustomer: string }> = withTexts(
	{
		new: {
			tone: "blue",
			icon: "bell",
			to: ["confirmed", "cancelled", "expired"],
		},
		confirmed: {
			tone: "green",
			icon: "check",
			to: ["processing", "cancelled"],
		},
		processing: {
			tone: "blue",
			icon: "packing",
			to: ["completed", "cancelled"],
		},
		completed: {
			tone: "purple",
			icon: "delivered",
			to: [],
		},
		cancelled: {
			tone: "yellow",
			icon: "ban",
			to: [],
		},
		expired: {
			tone: "grey",
			icon: "clock",
			to: [],
		},
	},
	{ label: (state) => t.orderStates[state].label, forCustomer: (state) => t.orderStates[state].forCustomer },
);

/** Several partial refunds leave the state at `partially_refunded`. */
export const PAYMENT_STATES: Record<PaymentState, StateRow<PaymentState>> = withTexts(
	{
		unpaid: {
			tone: "yellow",
			icon: "clock",
			to: ["paid", "failed"],
		},
		paid: {
			tone: "green",
			icon: "check",
			to: ["partially_refunded", "refunded"],
		},
		partially_refunded: {
			tone: "purple",
			icon: "info",
			to: ["partially_refunded", "refunded"],
		},
		refunded: {
			tone: "purple",
			icon: "undo",
			to: [],
		},
		failed: {
			tone: "red",
			icon: "cross",
			to: ["unpaid"],
		},
	},
	{ label: (state) => t.orderStates[state].label },
);

/** Not a state of the order: the history's entry for a refund that staff requested, until its provider settles it. */
export const REFUND_REQUESTED = "refund_requested";

export const FULFILMENT_STATES: Record<FulfilmentState, StateRow<FulfilmentState>> = withTexts(
	{
		unfulfilled: {
			tone: "grey",
			icon: "inbox",
			to: ["shipped"],
		},
		shipped: {
			tone: "blue",
			icon: "truck",
			to: ["delivered"],
		},
		delivered: {
			tone: "green",
			icon: "delivered",
			to: ["returned"],
		},
		returned: {
			tone: "purple",
			icon: "undo",
			to: [],
		},
	},
	{ label: (state) => t.orderStates[state].label },
);

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
