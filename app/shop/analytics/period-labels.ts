export type PeriodChoice = "7" | "30" | "90" | "month" | "own";

/** The periods with a link; `own` is typed as two dates. */
export const PERIODS: readonly [Exclude<PeriodChoice, "own">, string][] = [
	["7", "7 days"],
	["30", "30 days"],
	["90", "90 days"],
	["month", "This month"],
];

export const DEFINITIONS: readonly [string, string][] = [
	[
		"Revenue",
		"The total of all orders placed in the period, including delivery and tax, minus refunds. Cancelled and expired orders are excluded.",
	],
	["Orders", "Orders placed in the period. Cancelled and expired orders are excluded."],
	["Average order value", "Revenue divided by the number of orders."],
	["Cart conversion", "The share of carts started in the period that became orders."],
	[
		"Units, best sellers and categories",
		"Items sold, minus returns. Revenue is after discounts and without delivery.",
	],
	["Cancelled or expired", "Cancelled and expired orders as a share of all orders placed."],
	["Returned", "The share of orders that were returned in full."],
];
