import { PayOnline } from "#app/common/payments/pay-online.tsx";
import type { PaymentStep as Step } from "#app/shop/checkout/pricing/payment-methods.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";

type PaymentInstructionsProps = {
	step: Step;
	order: Pick<OrderView, "number" | "total" | "currency" | "payOnline">;
};

/** The payment instructions of an unpaid order: details to copy, or the link to the page where it is paid. */
export function PaymentInstructions({ step, order }: PaymentInstructionsProps) {
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
			<PayOnline {...order} amount={order.total} what="order" />
		</Card>
	);
}
