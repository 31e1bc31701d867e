import { t } from "#app/common/language/messages.ts";
import {
	FULFILMENT_STATES,
	hasArrived,
	isCancelledOrExpired,
	ORDER_STATES,
	type OrderStates,
} from "#app/shop/orders/order-states.ts";
import type { ProgressStep } from "#app/ui/receipt/progress-step.ts";
import { stopAt } from "./stop-at.ts";

type FollowedOrder = Pick<OrderStates, "status" | "fulfilment"> & {
	/** Formatted, like the times of its history, which is oldest first. */
	placedAt: string;
	history: readonly { kind: string; to_value: string | null; at: string }[];
};

/** The steps of an order as its customer sees them, with formatted times. */
export function orderSteps(order: FollowedOrder): ProgressStep[] {
	const { status, fulfilment, placedAt, history } = order;
	const timeOf = (kind: string, state: string) =>
		history.findLast((event) => event.kind === kind && event.to_value === state)?.at ?? null;
	const confirmedAt = timeOf("status", "confirmed");
	const { confirmed } = ORDER_STATES;
	const { shipped, delivered, returned } = FULFILMENT_STATES;
	const steps: ProgressStep[] = [
		{ label: t.tracking.ordered, icon: "cart", tone: "blue", at: placedAt, isReached: true },
		{
			label: confirmed.label,
			icon: confirmed.icon,
			tone: confirmed.tone,
			at: confirmedAt,
			isReached: confirmedAt !== null || (status !== "new" && !isCancelledOrExpired(order)),
		},
		{
			label: shipped.label,
			icon: shipped.icon,
			tone: shipped.tone,
			at: timeOf("fulfilment", "shipped"),
			isReached: fulfilment !== "unfulfilled",
		},
		{
			label: delivered.label,
			icon: delivered.icon,
			tone: delivered.tone,
			at: timeOf("fulfilment", "delivered"),
			isReached: hasArrived(order),
		},
	];
	if (isCancelledOrExpired(order))
		return stopAt(steps, { ...ORDER_STATES[status], at: timeOf("status", status) });
	if (fulfilment === "returned") return stopAt(steps, { ...returned, at: timeOf("fulfilment", "returned") });
	return steps;
}

/** Whether no step of the order follows. */
export const isOrderOver = (order: Pick<OrderStates, "status" | "fulfilment">): boolean =>
	isCancelledOrExpired(order) || hasArrived(order);
