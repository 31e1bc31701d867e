import type { IconName } from "#app/ui/icon.tsx";
import { mayChange } from "./order-rules.ts";
import type { OrderStates, StateColumn } from "./order-states.ts";

type Change = {
	column: StateColumn;
	to: string;
	icon: IconName;
	menu: string;
	verb: string;
	question: string;
	consequence: string;
	button: string;
	done: string;
	/** What else the dialog asks for. */
	asks?: "parcel" | "cash" | "amount" | "why";
	danger?: true;
};

/** What staff can do to an order: the last part of the dialog's URL, where it leads, and the words for it. */
export const ORDER_CHANGES = {
	confirmation: {
		column: "status",
		to: "confirmed",
		icon: "check",
		menu: "Confirm",
		verb: "confirm the order",
		question: "Confirm this order?",
		consequence: "The customer gets a mail that says so.",
		button: "Confirm order",
		done: "The order is confirmed.",
	},
	processing: {
		column: "status",
		to: "processing",
		icon: "packing",
		menu: "Start packing",
		verb: "start packing the order",
		question: "Start packing this order?",
		consequence: "From now on the customer can’t cancel it.",
		button: "Start packing",
		done: "The order is being packed.",
	},
	shipment: {
		column: "fulfilment",
		to: "shipped",
		icon: "truck",
		menu: "Ship",
		verb: "ship the order",
		question: "Has this order been handed over?",
		consequence: "The customer gets a mail with carrier and tracking number.",
		button: "Mark as shipped",
		done: "The order is shipped.",
		asks: "parcel",
	},
	delivery: {
		column: "fulfilment",
		to: "delivered",
		icon: "delivered",
		menu: "Delivered",
		verb: "mark the order as delivered",
		question: "Has this order arrived?",
		consequence: "The customer gets a mail, and has 14 days from now to change their mind.",
		button: "Mark as delivered",
		done: "The order is delivered.",
		asks: "cash",
	},
	completion: {
		column: "status",
		to: "completed",
		icon: "check",
		menu: "Complete",
		verb: "complete the order",
		question: "Complete this order?",
		consequence: "It has arrived and is paid for. Nothing is left to do but refunds and returns.",
		button: "Complete order",
		done: "The order is completed.",
	},
	payment: {
		column: "payment",
		to: "paid",
		icon: "wallet",
		menu: "Mark as paid",
		verb: "mark the order as paid",
		question: "Has all of the money arrived?",
		consequence: "The order counts as paid in full, and the customer gets a mail.",
		button: "Mark as paid",
		done: "The order is paid.",
	},
	"payment-failure": {
		column: "payment",
		to: "failed",
		icon: "cross",
		menu: "Payment failed",
		verb: "mark the payment as failed",
		question: "Has the payment failed?",
		consequence: "The customer gets a mail that asks to pay again.",
		button: "Payment failed",
		done: "The payment is marked as failed.",
		danger: true,
	},
	"payment-retry": {
		column: "payment",
		to: "unpaid",
		icon: "clock",
		menu: "Wait for payment",
		verb: "wait for the payment again",
		question: "Wait for the payment again?",
		consequence: "The order counts as unpaid, no longer as failed.",
		button: "Wait for payment",
		done: "The order waits for its payment.",
	},
	refund: {
		column: "payment",
		to: "refunded",
		icon: "undo",
		menu: "Refund",
		verb: "refund the order",
		question: "How much have you given back?",
		consequence: "This writes it down and mails the customer; the money itself is sent by your bank.",
		button: "Write down refund",
		done: "The refund is written down.",
		asks: "amount",
	},
	cancellation: {
		column: "status",
		to: "cancelled",
		icon: "ban",
		menu: "Cancel",
		verb: "cancel the order",
		question: "Cancel this order?",
		consequence: "Its units count as stock again at once, and the customer gets a mail.",
		button: "Cancel order",
		done: "The order is cancelled.",
		asks: "why",
		danger: true,
	},
} as const satisfies Record<string, Change>;

export type OrderChangeName = keyof typeof ORDER_CHANGES;

/** The row of a change as the screens read it. */
export const orderChange = (name: OrderChangeName): Change => ORDER_CHANGES[name];

/** What staff can do to an order as it is now, in the order of a parcel's life. */
export function allowedChanges(order: OrderStates & { payment_method: string }): OrderChangeName[] {
	return (Object.keys(ORDER_CHANGES) as OrderChangeName[]).filter((name) => {
		const { column, to } = ORDER_CHANGES[name];
		return mayChange(order, { column, to, by: "staff" });
	});
}
