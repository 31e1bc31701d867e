import { proportion, splitAmount } from "./split-amount.ts";

/** What is left of a tax of an invoice: the amount without it, and the tax. */
type TaxLeft = { base: number; amount: number };

/** What the items of a refund have of each tax, in the order of the invoice: with the tax, and the tax in it. */
export type CreditedTaxes = { taxes: readonly { gross: number; amount: number }[]; untaxed: number };

type Credited = {
	/** What is credited, and what is left of the invoice. */
	amount: number;
	of: number;
	items?: CreditedTaxes | null | undefined;
};

/**
 * The taxes of a credit note: those of its items, and of what these don't explain a share of all that is left. They
 * never exceed what is left, and what ends the invoice takes it all, so that the credit notes add up to the invoice.
 */
export function creditTaxes(left: readonly TaxLeft[], { amount, of, items }: Credited): TaxLeft[] {
	if (amount === of) return left.map((tax) => ({ base: tax.base, amount: tax.amount }));
	const gross = left.map((tax) => tax.base + tax.amount);
	const all = [...gross, gross.reduce((rest, each) => rest - each, of)];
	const asked = [...left.map((_, at) => items?.taxes[at]?.gross ?? 0), items?.untaxed ?? 0];
	const named = all.map((each, at) => Math.min(each, asked[at] ?? 0));
	const rest = named.reduce((sum, each) => sum - each, amount);
	const spread = splitAmount(
		Math.max(0, rest),
		all.map((each, at) => each - (named[at] ?? 0)),
	);
	const parts = rest < 0 ? splitAmount(amount, named) : named.map((each, at) => each + (spread[at] ?? 0));
	return left.map((tax, at) => {
		const [part = 0, whole = 0] = [parts[at], gross[at]];
		const isAsked = part >= (asked[at] ?? 0);
		const own = isAsked ? (items?.taxes[at]?.amount ?? 0) : 0;
		const others = part - (isAsked ? (asked[at] ?? 0) : 0);
		const wanted = own + (whole === 0 ? 0 : proportion(others, tax.amount, whole));
		const taken = Math.min(Math.max(wanted, part - tax.base), tax.amount);
		return { base: part - taken, amount: taken };
	});
}
