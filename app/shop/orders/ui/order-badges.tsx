import { type OrderStates, type StateColumn, stateRow } from "#app/shop/orders/order-states.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";

export function StateBadge({ column, state }: { column: StateColumn; state: string }) {
	const { tone, icon, label } = stateRow(column, state);
	return (
		<StatusBadge tone={tone} icon={icon}>
			{label}
		</StatusBadge>
	);
}

/** The three states of an order. */
export function OrderBadges({ order }: { order: OrderStates }) {
	return (
		<p className="flex flex-wrap gap-1.5">
			<StateBadge column="status" state={order.status} />{" "}
			<StateBadge column="payment" state={order.payment} />{" "}
			<StateBadge column="fulfilment" state={order.fulfilment} />
		</p>
	);
}
