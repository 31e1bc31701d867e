export type PeriodChoice = "7" | "30" | "90" | "month" | "own";

/** The periods that are a link each; `own` is typed as two dates. */
export const PERIODS: readonly [Exclude<PeriodChoice, "own">, string][] = [
	["7", "7 days"],
	["30", "30 days"],
	["90", "90 days"],
	["month", "This month"],
];

/** What counts, in small words below the figures. */
export const DEFINITIONS: readonly [string, string][] = [
	[
		"Revenue",
		"What the orders of the period came to, with delivery and tax, less what was given back for them since. Orders that were cancelled or have expired do not count.",
	],
	["Orders", "Those placed in the period, without the cancelled and the expired ones."],
	["Average order", "Revenue divided by orders."],
	["Carts ordered", "Of the carts begun in the period, the share that has been ordered since."],
	[
		"Units, best sellers and categories",
		"Goods sold, less what came back; their revenue is after discounts and without delivery.",
	],
	["Came to nothing", "Cancelled and expired orders as a share of all that were placed."],
	["Returned", "Of the orders that count, the share that came back whole."],
];
