import { formatMoney } from "#app/common/money.ts";
import { type QuoteLine, totalOf } from "#app/common/quote-lines.ts";

type PriceLinesProps = {
	lines: readonly QuoteLine[];
	currency: string;
	/** What is due in place of the total; null: nothing. */
	due?: QuoteLine | null;
};

/** The lines of a price and their total. Minor units. */
export function PriceLines({ lines, currency, due }: PriceLinesProps) {
	return (
		<dl className="grid gap-1.5">
			{lines.map((line) => (
				<Line key={line.label} {...line} currency={currency} />
			))}
			<Line label="Total" amount={totalOf(lines)} currency={currency} isTotal isDue={due === undefined} />
			{due ? <Line {...due} currency={currency} isTotal isDue /> : null}
		</dl>
	);
}

type LineProps = QuoteLine & { currency: string; isTotal?: boolean; isDue?: boolean };

function Line({ label, amount, currency, isTotal, isDue }: LineProps) {
	const line = isTotal ? " mt-1 border-t border-line pt-2" : "";
	return (
		<div className={`flex justify-between gap-6${line}${isDue ? " font-bold" : ""}`}>
			<dt className="wrap-anywhere">{label}</dt>{" "}
			<dd className="tabular-nums">{formatMoney(amount, currency)}</dd>
		</div>
	);
}
