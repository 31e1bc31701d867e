import { isolated, withCommas } from "#app/common/language/direction.ts";
import { marketName } from "#app/common/market/market-name.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { RETURN_STATES } from "#app/shop/orders/returns/return-labels.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";

export function OrderReturn({ request }: { request: OrderView["returns"][number] }) {
	return (
		<>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<StatusBadge {...RETURN_STATES[request.status]} />
				<time className="text-sm text-secondary">{request.at}</time>
			</p>
			<p className="mt-1.5">
				{withCommas(request.lines.map(({ title, quantity }) => `${quantity} × ${title}`))}
			</p>
			<p className="text-secondary">
				{request.kind}
				{request.reason ? `: ${isolated(request.reason)}` : null}
			</p>
			{request.answer ? (
				<p className="mt-1 whitespace-pre-line wrap-anywhere">
					{marketName()}: <bdi>{request.answer}</bdi>
				</p>
			) : null}
		</>
	);
}
