import { allowedChanges, orderChange } from "#app/shop/orders/order-changes.ts";
import type { OrderStates } from "#app/shop/orders/order-states.ts";
import { allowedAnswers, RETURN_ANSWERS, type ReturnState } from "#app/shop/orders/returns/return-words.ts";
import { maskId } from "#app/site/masked-id.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** What can be done to an order now, the next step of its life first and filled. */
export function OrderActions({ order }: { order: OrderStates & { number: string; payment_method: string } }) {
	const here = `/orders/${order.number}`;
	const changes = allowedChanges(order);
	const next = changes.find((name) => !orderChange(name).danger);
	return (
		<p className="mb-5 flex flex-wrap gap-2 print:hidden">
			{changes.map((name) => (
				<ButtonLink key={name} dense variant={name === next ? "primary" : "plain"} href={`${here}/${name}`}>
					<Icon name={orderChange(name).icon} /> {orderChange(name).menu}
				</ButtonLink>
			))}
			<ButtonLink dense variant="quiet" href={`${here}/packing-slip`}>
				<Icon name="print" /> Packing slip
			</ButtonLink>
			<ButtonLink dense variant="quiet" href={`${here}/receipt`}>
				<Icon name="print" /> Receipt
			</ButtonLink>
		</p>
	);
}

type ReturnActionsProps = { number: string; request: { id: number; status: ReturnState } };

/** What can be answered to a request to send goods back. */
export function ReturnActions({ number, request }: ReturnActionsProps) {
	const answers = allowedAnswers(request.status);
	if (answers.length === 0) return null;
	return (
		<p className="mt-3 flex flex-wrap gap-2 print:hidden">
			{answers.map((name, at) => (
				<ButtonLink
					key={name}
					dense
					variant={at === 0 ? "primary" : "plain"}
					href={`/orders/${number}/returns/${maskId(request.id)}/${name}`}
				>
					{RETURN_ANSWERS[name].menu}
				</ButtonLink>
			))}
		</p>
	);
}
