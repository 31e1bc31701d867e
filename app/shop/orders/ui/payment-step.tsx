import type { PaymentStep as Step } from "#app/shop/checkout/pricing/payment-methods.ts";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";

/** The payment instructions of an unpaid order, with details to copy. */
export function PaymentInstructions({ step }: { step: Step }) {
	return (
		<Card title={step.heading}>
			{step.sentences.map((sentence) => (
				<p key={sentence} className="mb-2">
					{sentence}
				</p>
			))}
			<dl className="mt-3 grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
				{step.facts.map(([name, value]) => (
					<Fact key={name} name={name}>
						<span className="font-semibold tabular-nums">{value}</span>
					</Fact>
				))}
			</dl>
		</Card>
	);
}
