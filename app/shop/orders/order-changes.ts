import type { IconName } from "#app/ui/icon.tsx";
import { mayChangeOrder, type RuledOrder } from "./order-rules.ts";
import type { StateColumn } from "./order-states.ts";

type Change = {
	column: StateColumn;
	to: string;
	icon: IconName;
	asks?: "parcel" | "cash" | "why";
	danger?: true;
};

const CHANGES = {
	confirmation: {
		column: "status",
		to: "confirmed",
		icon: "check",
	},
	processing: {
		column: "status",
		to: "processing",
		icon: "packing",
	},
	shipment: {
		column: "fulfilment",
		to: "shipped",
		icon: "truck",
		asks: "parcel",
	},
	delivery: {
		column: "fulfilment",
		to: "delivered",
		icon: "delivered",
		asks: "cash",
	},
	completion: {
		column: "status",
		to: "completed",
		icon: "check",
	},
	payment: {
		column: "payment",
		to: "paid",
		icon: "wallet",
	},
	"payment-failure": {
		column: "payment",
		to: "failed",
		icon: "cross",
		danger: true,
	},
	"payment-retry": {
		column: "payment",
		to: "unpaid",
		icon: "clock",
	},
	cancellation: {
		column: "status",
		to: "cancelled",
		icon: "ban",
		asks: "why",
		danger: true,
	},
} satisfies Record<string, Change>;

export type OrderChangeName = keyof typeof CHANGES;

/** The changes that staff can make to an order, by the last segment of the dialog's URL. Their words: `t.orderChanges`. */
export const ORDER_CHANGES: Record<OrderChangeName, Change> = CHANGES;

/** The changes that staff can make to an order in its current state, in the order of its life. */
export function allowedOrderChanges(order: RuledOrder): OrderChangeName[] {
	return (Object.keys(ORDER_CHANGES) as OrderChangeName[]).filter((name) => {
		const { column, to } = ORDER_CHANGES[name];
		return mayChangeOrder(order, { column, to, by: "staff" });
	});
}
