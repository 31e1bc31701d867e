/** One line of a price. Minor units. */
export type QuoteLine = { label: string; amount: number };

/** The sum of a price's lines. */
export const totalOf = (lines: readonly QuoteLine[]): number =>
	lines.reduce((sum, { amount }) => sum + amount, 0);

/** One difference between two prices; null: the price does not have the line. */
export type QuoteLineChange = { label: string; was: number | null; now: number | null };

/**
 * The lines that differ between the price a customer saw and the current one, and the totals as `Total`; empty when
 * both are equal.
 */
export function compareQuoteLines(
	before: readonly QuoteLine[],
	after: readonly QuoteLine[],
): QuoteLineChange[] {
	const labels = [...new Set([...before, ...after].map(({ label }) => label))];
	const amountOf = (lines: readonly QuoteLine[], label: string) => {
		const found = lines.filter((line) => line.label === label);
		return found.length === 0 ? null : totalOf(found);
	};
	const changes = labels
		.map((label) => ({ label, was: amountOf(before, label), now: amountOf(after, label) }))
		.filter(({ was, now }) => was !== now);
	return changes.length === 0
		? []
		: [...changes, { label: "Total", was: totalOf(before), now: totalOf(after) }];
}
