import type { StayQuote } from "./quote-stay.server.ts";
import { BOARDS } from "./rate-plans.ts";

type Quote = Pick<StayQuote, "rate" | "total" | "terms" | "deposit">;

const MOST_SHOWN = 3;

/** Until when cancelling is free, as a number; 0: it is not free now. */
const freeUntilOf = ({ terms }: Quote, now: Date): number => {
	if (terms.lateFeePercent === 0) return Number.POSITIVE_INFINITY;
	const until = Date.parse(terms.freeUntil);
	return until >= now.getTime() ? until : 0;
};

const mealsOf = ({ rate }: Quote): number => BOARDS.indexOf(rate.board);

/**
 * The rates of a room from which a guest chooses: those that no other one beats in price, free cancellation, meals and
 * what is paid online. Shown at once are the cheapest, the cheapest that can be cancelled and the cheapest with the most
 * meals, then the next cheapest, three in all; the `others` on demand. Both are in the order of their price.
 */
export function chooseRates<Q extends Quote>(
	quotes: readonly Q[],
	now: Date,
): { shown: readonly Q[]; others: readonly Q[] } {
	const byPrice = quotes.toSorted((one, other) => one.total - other.total);
	const isAsGood = (one: Q, other: Q) =>
		one.total <= other.total &&
		freeUntilOf(one, now) >= freeUntilOf(other, now) &&
		mealsOf(one) >= mealsOf(other) &&
		one.deposit <= other.deposit;
	const kept = byPrice.filter(
		(quote, at) =>
			!byPrice.some((other, before) =>
				other === quote ? false : isAsGood(other, quote) && (before < at || !isAsGood(quote, other)),
			),
	);
	const most = Math.max(...kept.map(mealsOf));
	const wanted = [
		kept[0],
		kept.find((quote) => freeUntilOf(quote, now) > 0),
		kept.find((quote) => mealsOf(quote) === most),
		...kept,
	];
	const chosen = new Set(wanted.filter((quote) => quote !== undefined));
	const shown = new Set([...chosen].slice(0, MOST_SHOWN));
	return {
		shown: kept.filter((quote) => shown.has(quote)),
		others: kept.filter((quote) => !shown.has(quote)),
	};
}
