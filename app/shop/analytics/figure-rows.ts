import { type FigureRow, formatCount, formatShare } from "#app/common/format-figures.ts";
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
