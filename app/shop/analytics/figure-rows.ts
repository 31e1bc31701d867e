import { showMoney } from "#app/common/money.ts";
import { type FigureRow, showCount, showShare } from "#app/common/show-figures.ts";
import type { Figures } from "./read-dashboard.server.ts";

/** The strip of figures, from left to right. */
export const FIGURE_ROWS: readonly FigureRow<Figures>[] = [
	{ key: "revenue", label: "Revenue", kind: "amount", isGoodUp: true, show: showMoney },
	{ key: "orders", label: "Orders", kind: "amount", isGoodUp: true, show: showCount },
	{ key: "average", label: "Average order value", kind: "amount", isGoodUp: true, show: showMoney },
	{ key: "conversion", label: "Cart conversion", kind: "share", isGoodUp: true, show: showShare },
	{ key: "units", label: "Units sold", kind: "amount", isGoodUp: true, show: showCount },
	{ key: "lostShare", label: "Cancelled or expired", kind: "share", isGoodUp: false, show: showShare },
	{ key: "returnedShare", label: "Returned", kind: "share", isGoodUp: false, show: showShare },
];
