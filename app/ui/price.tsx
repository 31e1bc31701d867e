import { escapeHtml } from "#app/common/escape-html.ts";
import { moneyParts } from "#app/common/money.ts";

type PriceProps = {
	/** Minor units. */
	amount: number;
	currency: string;
	/** The higher price it is compared with, shown struck through. */
	compareAt?: number | null;
	className?: string;
};

/**
 * A price with the currency symbol smaller than the figure. Written as text: lists have up to fifty prices, of four
 * elements each.
 */
export function Price({ amount, currency, compareAt, className }: PriceProps) {
	const figure = figureOf(amount, currency);
	const before = compareAt && compareAt > amount ? figureOf(compareAt, currency) : null;
	const html =
		before === null
			? figure
			: `<span class="sr-only">Now </span>${figure}<span class="sr-only">, before</span> <s class="text-[0.875em] font-normal text-secondary">${before}</s>`;
	return (
		<span
			className={className ? `price ${className}` : "price"}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: all values are escaped
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}

function figureOf(amount: number, currency: string): string {
	const { before, figure, after } = moneyParts(amount, currency);
	const mark = (text: string) => (text ? `<small>${escapeHtml(text)}</small>` : "");
	return mark(before) + figure + mark(after);
}
