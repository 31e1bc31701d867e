import type { QuotedLine } from "#app/shop/orders/returns/refund-amount.ts";
import { WRITE_OFF_REASONS } from "#app/shop/orders/returns/write-off.ts";
import { Price } from "#app/ui/price.tsx";

type RefundReviewProps = {
	quote: { amount: number; delivery: number; lines: readonly QuotedLine[] };
	currency: string;
	why: string;
	/** What is left to refund afterwards, in minor units. */
	leftAfter: number;
};

/** What a refund consists of, before it is requested. */
export function RefundReview({ quote, currency, why, leftAfter }: RefundReviewProps) {
	const money = (amount: number) => <Price amount={amount} currency={currency} />;
	return (
		<>
			<dl className="grid gap-2 tabular-nums">
				{quote.lines.map(({ line, quantity, amount, restocked, writtenOff, writeOff }) => (
					<div key={line.id} className="flex items-baseline justify-between gap-4">
						<dt className="min-w-0 wrap-anywhere">
							{quantity} × {line.title}
							{line.options ? <span className="text-secondary">, {line.options}</span> : null}
							<span className="block text-sm text-secondary">
								{restocked > 0
									? `${restocked} back in stock`
									: writeOff
										? `${writtenOff} written off: ${WRITE_OFF_REASONS[writeOff].toLowerCase()}`
										: "Already returned"}
							</span>
						</dt>
						<dd>{money(amount)}</dd>
					</div>
				))}
				{quote.delivery > 0 ? (
					<div className="flex items-baseline justify-between gap-4">
						<dt>Delivery</dt>
						<dd>{money(quote.delivery)}</dd>
					</div>
				) : null}
				<div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2 text-lg font-bold">
					<dt>Refund</dt>
					<dd>{money(quote.amount)}</dd>
				</div>
				<div className="flex items-baseline justify-between gap-4 text-secondary">
					<dt>Left to refund afterwards</dt>
					<dd>{money(leftAfter)}</dd>
				</div>
			</dl>
			{why ? <p className="mt-3 whitespace-pre-line wrap-anywhere">Reason: {why}</p> : null}
		</>
	);
}
