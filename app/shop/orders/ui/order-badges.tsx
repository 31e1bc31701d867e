import { type OrderStates, stateRow } from "#app/shop/orders/order-states.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";

export function OrderBadges({ order }: { order: OrderStates }) {
	return (
		<p className="flex flex-wrap gap-1.5">
			<StatusBadge {...stateRow("status", order.status)} />{" "}
			<StatusBadge {...stateRow("payment", order.payment)} />{" "}
			<StatusBadge {...stateRow("fulfilment", order.fulfilment)} />
		</p>
	);
}
