import { type FigureRow, formatShare } from "#app/common/format-figures.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { formatMoney } from "#app/common/money.ts";
import type { Figures } from "./read-dashboard.server.ts";

export const FIGURE_ROWS: readonly FigureRow<Figures>[] = [
	{ key: "revenue", label: "Revenue", kind: "amount", isGoodUp: true, show: formatMoney },
	{ key: "orders", label: "Orders", kind: "amount", isGoodUp: true, show: formatCount },
	{ key: "average", label: "Average order value", kind: "amount", isGoodUp: true, show: formatMoney },
	{ key: "conversion", label: "Cart conversion", kind: "share", isGoodUp: true, show: formatShare },
	{ key: "units", label: "Units sold", kind: "amount", isGoodUp: true, show: formatCount },
	{ key: "lostShare", label: "Cancelled or expired", kind: "share", isGoodUp: false, show: formatShare },
	{ key: "returnedShare", label: "Returned", kind: "share", isGoodUp: false, show: formatShare },
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
