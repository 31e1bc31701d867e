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
export function Price(props: PriceProps) {
	return (
		<span
			className={classOf(props)}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: all values are escaped
			dangerouslySetInnerHTML={{ __html: figuresHtml(props) }}
		/>
	);
}

/** The same as text, in markup that is written as text. */
export const priceHtml = (props: PriceProps): string =>
	`<span class="${classOf(props)}">${figuresHtml(props)}</span>`;

const classOf = ({ className }: PriceProps) => (className ? `price ${className}` : "price");

function figuresHtml({ amount, currency, compareAt }: PriceProps): string {
	const figure = figureOf(amount, currency);
	const before = compareAt && compareAt > amount ? figureOf(compareAt, currency) : null;
	return before === null
		? figure
		: `<span class="sr-only">Now </span>${figure}<span class="sr-only">, before</span> <s class="text-[0.875em] font-normal text-secondary">${before}</s>`;
}

function figureOf(amount: number, currency: string): string {
	const { before, figure, after } = moneyParts(amount, currency);
	const mark = (text: string) => (text ? `<small>${escapeHtml(text)}</small>` : "");
	return mark(before) + figure + mark(after);
}
