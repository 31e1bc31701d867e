import { PayOnline } from "#app/payments/ui/pay-online.tsx";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/receipt/fact.tsx";

/** The payment instructions of an unpaid order: details to copy, or the link to the page where it is paid. */
export function PaymentInstructions({ order }: { order: OrderView }) {
	const step = order.paymentStep;
	if (!step) return null;
	return (
		<Card title={step.heading}>
			{step.sentences.map((sentence) => (
				<p key={sentence} className="mb-2">
					{sentence}
				</p>
			))}
			{step.facts.length > 0 ? (
				<dl className="mt-3 grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
					{step.facts.map(([name, value]) => (
						<Fact key={name} name={name}>
							<span className="font-semibold tabular-nums">{value}</span>
						</Fact>
					))}
				</dl>
			) : null}
			<PayOnline {...order} amount={order.due} what="order" />
		</Card>
	);
}
