import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { type QuoteLine, totalOf } from "#app/common/quote-lines.ts";

type PriceLinesProps = {
	lines: readonly QuoteLine[];
	currency: string;
	/** What counts in place of the total. */
	instead?: QuoteLine;
	/** What was paid of it; negative. */
	paid?: readonly QuoteLine[];
	/** What is left; null: nothing. */
	due?: QuoteLine | null;
};

/** The lines of a price, their total, and what is left of it. Minor units. */
export function PriceLines({ lines, currency, instead, paid = [], due }: PriceLinesProps) {
	return (
		<dl className="grid gap-1.5">
			{lines.map((line) => (
				<Line key={line.label} {...line} currency={currency} />
			))}
			<Line
				label={t.words.total}
				amount={totalOf(lines)}
				currency={currency}
				isTotal
				isDue={instead === undefined}
			/>
			{instead ? <Line {...instead} currency={currency} isTotal isDue /> : null}
			{paid.map((line) => (
				<Line key={line.label} {...line} currency={currency} />
			))}
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
