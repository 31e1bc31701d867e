import type { IconName } from "#app/ui/icon.tsx";
import { mayChangeOrder, type RuledOrder } from "./order-rules.ts";
import type { StateColumn } from "./order-states.ts";

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
	asks?: "parcel" | "cash" | "why";
	danger?: true;
};

const CHANGES = {
	confirmation: {
		column: "status",
		to: "confirmed",
		icon: "check",
		menu: "Confirm",
		verb: "confirm the order",
		question: "Confirm this order?",
		consequence: "The customer gets an email.",
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
		consequence: "The customer can no longer cancel it.",
		button: "Start packing",
		done: "The order is being packed.",
	},
	shipment: {
		column: "fulfilment",
		to: "shipped",
		icon: "truck",
		menu: "Ship",
		verb: "ship the order",
		question: "Mark this order as shipped?",
		consequence: "The customer gets an email with the carrier and tracking number.",
		button: "Mark as shipped",
		done: "The order is shipped.",
		asks: "parcel",
	},
	delivery: {
		column: "fulfilment",
		to: "delivered",
		icon: "delivered",
		menu: "Mark as delivered",
		verb: "mark the order as delivered",
		question: "Mark this order as delivered?",
		consequence: "The customer gets an email and has 14 days to change their mind.",
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
		consequence: "It is delivered and paid for. You can still record returns and refunds.",
		button: "Complete order",
		done: "The order is completed.",
	},
	payment: {
		column: "payment",
		to: "paid",
		icon: "wallet",
		menu: "Mark as paid",
		verb: "mark the order as paid",
		question: "Mark this order as paid?",
		consequence: "Do this when you have received the full amount. The customer gets an email.",
		button: "Mark as paid",
		done: "The order is paid.",
	},
	"payment-failure": {
		column: "payment",
		to: "failed",
		icon: "cross",
		menu: "Payment failed",
		verb: "mark the payment as failed",
		question: "Mark the payment as failed?",
		consequence: "The customer gets an email that asks them to pay again.",
		button: "Mark as failed",
		done: "The payment is marked as failed.",
		danger: true,
	},
	"payment-retry": {
		column: "payment",
		to: "unpaid",
		icon: "clock",
		menu: "Mark as unpaid",
		verb: "mark the order as unpaid",
		question: "Mark this order as unpaid?",
		consequence: "The order waits for payment again.",
		button: "Mark as unpaid",
		done: "The order is waiting for payment.",
	},
	cancellation: {
		column: "status",
		to: "cancelled",
		icon: "ban",
		menu: "Cancel",
		verb: "cancel the order",
		question: "Cancel this order?",
		consequence: "The items go back in stock, and the customer gets an email.",
		button: "Cancel order",
		done: "The order is cancelled.",
		asks: "why",
		danger: true,
	},
} satisfies Record<string, Change>;

export type OrderChangeName = keyof typeof CHANGES;

/** The changes that staff can make to an order, by the last segment of the dialog's URL. */
export const ORDER_CHANGES: Record<OrderChangeName, Change> = CHANGES;

/** The changes that staff can make to an order in its current state, in the order of its life. */
export function allowedOrderChanges(order: RuledOrder): OrderChangeName[] {
	return (Object.keys(ORDER_CHANGES) as OrderChangeName[]).filter((name) => {
		const { column, to } = ORDER_CHANGES[name];
		return mayChangeOrder(order, { column, to, by: "staff" });
	});
}
