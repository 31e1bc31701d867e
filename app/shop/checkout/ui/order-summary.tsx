import type { ReactNode } from "react";
import { formatMoney } from "#app/common/money.ts";
import type { CheckoutSummary } from "#app/shop/checkout/view-checkout.server.ts";
import { Price } from "#app/ui/price.tsx";

type OrderSummaryProps = { summary: CheckoutSummary; currency: string; regionLabel: string };

export function OrderSummary({ summary, currency, regionLabel }: OrderSummaryProps) {
	const { lines, subtotal, discountTotal, discountCode, deliveryName, deliveryTotal, total } = summary;
	return (
		<>
			<ul className="grid gap-2">
				{lines.map(({ name, quantity, total: sum }) => (
					<li key={name} className="flex justify-between gap-4">
						<span>
							{quantity} × {name}
						</span>{" "}
						<Price amount={sum} currency={currency} />
					</li>
				))}
			</ul>
			<dl className="mt-4 grid gap-2 border-t border-line pt-4">
				<Sum label="Subtotal">
					<Price amount={subtotal} currency={currency} />
				</Sum>
				{discountTotal > 0 ? (
					<Sum label={`Discount ${discountCode ?? ""}`}>
						−<Price amount={discountTotal} currency={currency} />
					</Sum>
				) : null}
				{deliveryName ? (
					<Sum label={`Delivery, ${deliveryName}`}>
						{deliveryTotal === 0 ? "Free" : <Price amount={deliveryTotal} currency={currency} />}
					</Sum>
				) : null}
				<TaxOnTop summary={summary} currency={currency} regionLabel={regionLabel} />
				<div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
					<dt className="text-lg font-semibold">{lacksTax(summary) ? "Total before tax" : "Total"}</dt>{" "}
					<dd className="text-xl font-bold">
						<Price amount={total} currency={currency} />
					</dd>
				</div>
			</dl>
			<TaxWithin summary={summary} currency={currency} />
		</>
	);
}

/** Whether the tax depends on a region that is not selected yet. */
export const lacksTax = ({ isTaxOpen, isTaxInclusive, taxes }: CheckoutSummary): boolean =>
	isTaxOpen && (isTaxInclusive || taxes.length === 0);

function Sum({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex justify-between gap-4">
			<dt className="text-secondary">{label}</dt> <dd className="text-end">{children}</dd>
		</div>
	);
}

function TaxOnTop({ summary, currency, regionLabel }: OrderSummaryProps) {
	const { isTaxInclusive, taxes } = summary;
	if (lacksTax(summary)) return <Sum label="Tax">Choose the {regionLabel.toLowerCase()} to see it</Sum>;
	if (isTaxInclusive) return null;
	return taxes.map(({ name, ratePpm, amount }) => (
		<Sum key={name} label={`${name}, ${percentOf(ratePpm)}`}>
			<Price amount={amount} currency={currency} />
		</Sum>
	));
}

function TaxWithin({ summary, currency }: Omit<OrderSummaryProps, "regionLabel">) {
	const [tax] = summary.taxes;
	if (!summary.isTaxInclusive || !tax) return null;
	return (
		<p className="mt-2 text-sm text-secondary">
			{formatMoney(tax.amount, currency)} {tax.name} ({percentOf(tax.ratePpm)}) is in these prices.
		</p>
	);
}

const percentOf = (ratePpm: number) => `${ratePpm / 10_000}%`;
