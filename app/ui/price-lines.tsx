import { formatMoney } from "#app/common/money.ts";
import { type QuoteLine, totalOf } from "#app/common/quote-lines.ts";

/** The lines of a price and their total. Minor units. */
export function PriceLines({ lines, currency }: { lines: readonly QuoteLine[]; currency: string }) {
	return (
		<dl className="grid gap-1.5">
			{lines.map((line) => (
				<Line key={line.label} {...line} currency={currency} />
			))}
			<Line label="Total" amount={totalOf(lines)} currency={currency} isTotal />
		</dl>
	);
}

function Line({ label, amount, currency, isTotal }: QuoteLine & { currency: string; isTotal?: boolean }) {
	return (
		<div
			className={`flex justify-between gap-6${isTotal ? " mt-1 border-t border-line pt-2 font-bold" : ""}`}
		>
			<dt className="wrap-anywhere">{label}</dt>{" "}
			<dd className="tabular-nums">{formatMoney(amount, currency)}</dd>
		</div>
	);
}
