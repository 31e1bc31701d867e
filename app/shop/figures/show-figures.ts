import { showMoney } from "#app/site/money.ts";
import type { Figures } from "./read-dashboard.server.ts";

/** An amount without its cents where it has none, as axes show it: `$1,200`. */
export const showRound = (minor: number, currency: string): string =>
	showMoney(minor, currency).replace(/[.,]0+(?=\D*$)/, "");

export const showCount = (count: number): string => count.toLocaleString("en-US");

export const showShare = (share: number): string => `${(share * 100).toFixed(1)} %`;

export type Change = {
	direction: "up" | "down" | "same";
	/** "12 %", or "1.3 points" for shares. */
	by: string;
};

/** More says only that there was next to nothing before. */
const MOST_PERCENT = 999;

/** How a figure has changed; null where one of the two is missing, or where it grew from nothing. */
export function changeOf(now: number | null, before: number | null, kind: "amount" | "share"): Change | null {
	if (now === null || before === null || (kind === "amount" && before <= 0)) return null;
	const difference = kind === "share" ? (now - before) * 100 : ((now - before) / before) * 100;
	const rounded = Number(Math.abs(difference).toFixed(kind === "share" ? 1 : 0));
	const direction = rounded === 0 ? "same" : difference > 0 ? "up" : "down";
	if (kind === "share") return { direction, by: `${rounded.toFixed(1)} points` };
	return { direction, by: rounded > MOST_PERCENT ? `over ${MOST_PERCENT} %` : `${rounded} %` };
}

type FigureRow = {
	key: keyof Figures;
	label: string;
	kind: "amount" | "share";
	/** Whether more is better. */
	isGoodUp: boolean;
	show: (value: number, currency: string) => string;
};

/** The strip of figures, from left to right. */
export const FIGURE_ROWS: readonly FigureRow[] = [
	{ key: "revenue", label: "Revenue", kind: "amount", isGoodUp: true, show: showMoney },
	{ key: "orders", label: "Orders", kind: "amount", isGoodUp: true, show: showCount },
	{ key: "average", label: "Average order", kind: "amount", isGoodUp: true, show: showMoney },
	{ key: "conversion", label: "Carts ordered", kind: "share", isGoodUp: true, show: showShare },
	{ key: "units", label: "Units sold", kind: "amount", isGoodUp: true, show: showCount },
	{ key: "lostShare", label: "Came to nothing", kind: "share", isGoodUp: false, show: showShare },
	{ key: "returnedShare", label: "Returned", kind: "share", isGoodUp: false, show: showShare },
];
