import { RETURN_STATES, type ReturnState } from "#app/shop/orders/returns/return-labels.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";

export type ShownReturn = {
	id: number;
	kind: string;
	status: ReturnState;
	reason: string;
	answer: string;
	at: string;
	lines: readonly { id: number; title: string; quantity: number }[];
};

/** A return request: its lines, its reason, and the shop's answer. */
export function OrderReturn({ request }: { request: ShownReturn }) {
	const { tone, icon, label } = RETURN_STATES[request.status];
	return (
		<>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<StatusBadge tone={tone} icon={icon}>
					{label}
				</StatusBadge>
				<time className="text-sm text-secondary">{request.at}</time>
			</p>
			<p className="mt-1.5">
				{request.lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(", ")}
			</p>
			<p className="text-secondary">
				{request.kind}
				{request.reason ? `: ${request.reason}` : null}
			</p>
			{request.answer ? (
				<p className="mt-1 whitespace-pre-line wrap-anywhere">Meeha: {request.answer}</p>
			) : null}
		</>
	);
}
