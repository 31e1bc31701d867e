import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";

export type OrderState = "new" | "confirmed" | "processing" | "completed" | "cancelled" | "expired";
export type PaymentState = "unpaid" | "paid" | "partially_refunded" | "refunded" | "failed";
export type FulfilmentState = "unfulfilled" | "shipped" | "delivered" | "returned";

type StateRow<State> = { label: string; tone: Tone; icon: IconName; to: readonly State[] };

/** Where an order as a whole stands. `new` is one that nobody of the shop has seen. */
export const ORDER_STATES: Record<OrderState, StateRow<OrderState>> = {
	new: { label: "New", tone: "blue", icon: "bell", to: ["confirmed", "cancelled", "expired"] },
	confirmed: { label: "Confirmed", tone: "green", icon: "check", to: ["processing", "cancelled"] },
	processing: { label: "Processing", tone: "blue", icon: "packing", to: ["completed", "cancelled"] },
	completed: { label: "Completed", tone: "purple", icon: "delivered", to: [] },
	cancelled: { label: "Cancelled", tone: "yellow", icon: "ban", to: [] },
	expired: { label: "Expired", tone: "grey", icon: "clock", to: [] },
};

export const PAYMENT_STATES: Record<PaymentState, StateRow<PaymentState>> = {
	unpaid: { label: "Unpaid", tone: "yellow", icon: "clock", to: ["paid", "failed"] },
	paid: { label: "Paid", tone: "green", icon: "check", to: ["partially_refunded", "refunded"] },
	partially_refunded: { label: "Partly refunded", tone: "purple", icon: "info", to: ["refunded"] },
	refunded: { label: "Refunded", tone: "purple", icon: "check", to: [] },
	failed: { label: "Payment failed", tone: "red", icon: "cross", to: ["unpaid"] },
};

export const FULFILMENT_STATES: Record<FulfilmentState, StateRow<FulfilmentState>> = {
	unfulfilled: { label: "Not shipped", tone: "grey", icon: "inbox", to: ["shipped"] },
	shipped: { label: "Shipped", tone: "blue", icon: "truck", to: ["delivered"] },
	delivered: { label: "Delivered", tone: "green", icon: "delivered", to: ["returned"] },
	returned: { label: "Returned", tone: "purple", icon: "inbox", to: [] },
};

/** Customers may cancel while the order is new or confirmed and nothing has been shipped. */
export const mayCustomerCancel = (order: { status: OrderState; fulfilment: FulfilmentState }): boolean =>
	(order.status === "new" || order.status === "confirmed") && order.fulfilment === "unfulfilled";
