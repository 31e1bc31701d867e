import { isRightToLeft } from "#app/common/language/current-language.ts";
import { t } from "#app/common/language/messages.ts";
import { currencyDigits, formatMoney, moneyParts } from "#app/common/money.ts";

type PriceProps = {
	/** Minor units. */
	amount: number;
	currency: string;
	/** The higher price it is compared with, shown struck through. */
	compareAt?: number | null;
	className?: string;
};

/** A price with the currency symbol smaller than the figure. */
export function Price({ amount, currency, compareAt, className }: PriceProps) {
	const figure = <Figure amount={amount} currency={currency} />;
	const dir = isRightToLeft() ? "ltr" : undefined;
	if (!compareAt || compareAt <= amount)
		return (
			<span className={className ? `price ${className}` : "price"} dir={dir}>
				{figure}
			</span>
		);
	return (
		<span className={className}>
			<span className="sr-only">{t.prices.now} </span>
			<span className="price" dir={dir}>
				{figure}
			</span>
			<span className="sr-only">{t.prices.before}</span>{" "}
			<s className="price text-[0.875em] font-normal text-secondary" dir={dir}>
				<Figure amount={compareAt} currency={currency} />
			</s>
		</span>
	);
}

function Figure({ amount, currency }: { amount: number; currency: string }) {
	const { before, figure, after } = moneyParts(amount, currency);
	return (
		<>
			{before ? <small>{before}</small> : null}
			{figure}
			{after ? <small>{after}</small> : null}
		</>
	);
}

/** `$120`, with decimals only if there are any, to save space; a phone's line breaks before them. */
export function ShortMoney({ minor, currency }: { minor: number; currency: string }) {
	const shown = formatMoney(minor, currency);
	const places = currencyDigits(currency);
	const at = places > 0 ? shown.search(/[.,]\d+\D*$/) : -1;
	if (at < 0) return shown;
	if (minor % 10 ** places === 0) return shown.replace(/[.,]0+(?=\D*$)/, "");
	return (
		<>
			{shown.slice(0, at)}
			<wbr />
			{shown.slice(at)}
		</>
	);
}
