import { formatMoney } from "#app/common/money.ts";
import type { PaymentStep as Step } from "#app/shop/checkout/pricing/payment-methods.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";

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
			<PayOnline order={order} />
		</Card>
	);
}

/** A link, because browsers block a form that leads to another site. */
function PayOnline({
	order: { number, total, currency, payOnline },
}: Pick<PaymentInstructionsProps, "order">) {
	if (payOnline === null) return null;
	if (payOnline !== "retry")
		return (
			<p className="mt-4 print:hidden">
				<a className="btn" href={payOnline.href} rel="noreferrer">
					<Icon name="card" /> Pay {formatMoney(total, currency)} now
				</a>
			</p>
		);
	return (
		<PostForm action={`/track/${number}/payment`} className="mt-4 print:hidden">
			<p data-tone="yellow" className="notice mb-4">
				<Icon name="alert" /> We can’t reach our payment provider right now. Your order is saved.
			</p>
			<Button busy="Trying...">Try again</Button>
		</PostForm>
	);
}
