import { isCancelledOrExpired, type OrderStates, stateRow } from "#app/shop/orders/order-states.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";

/** The states of an order. One that has ended says of money and goods only what happened. */
export function OrderBadges({ order }: { order: OrderStates }) {
	const isOver = isCancelledOrExpired(order);
	return (
		<p className="flex flex-wrap gap-1.5">
			<StatusBadge {...stateRow("status", order.status)} />{" "}
			{isOver && order.payment === "unpaid" ? null : <StatusBadge {...stateRow("payment", order.payment)} />}{" "}
			{isOver && order.fulfilment === "unfulfilled" ? null : (
				<StatusBadge {...stateRow("fulfilment", order.fulfilment)} />
			)}
		</p>
	);
}
