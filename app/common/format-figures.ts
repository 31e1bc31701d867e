import { currencyDigits, formatMoney } from "./money.ts";

/** An amount without cents when they are zero, for chart axes: `$1,200`. A currency without cents keeps its zeros. */
export function formatRounded(minor: number, currency: string): string {
	const shown = formatMoney(minor, currency);
	return currencyDigits(currency) === 0 ? shown : shown.replace(/[.,]0+(?=\D*$)/, "");
}

export const formatCount = (count: number): string => count.toLocaleString("en-US");

export const formatShare = (share: number): string => `${(share * 100).toFixed(1)}%`;

export type FigureChange = {
	direction: "up" | "down" | "same";
	/** "12%", or "1.3 points" for shares. */
	by: string;
};

/** A larger increase only means that the earlier figure was tiny. */
const MAX_PERCENT = 999;

/** Describes how a figure changed; null when one of the two is missing or the first is 0. */
export function changeOf(
	now: number | null,
	before: number | null,
	kind: "amount" | "share",
): FigureChange | null {
	if (now === null || before === null || (kind === "amount" && before <= 0)) return null;
	const difference = kind === "share" ? (now - before) * 100 : ((now - before) / before) * 100;
	const rounded = Number(Math.abs(difference).toFixed(kind === "share" ? 1 : 0));
	const direction = rounded === 0 ? "same" : difference > 0 ? "up" : "down";
	if (kind === "share") return { direction, by: `${rounded.toFixed(1)} points` };
	return { direction, by: rounded > MAX_PERCENT ? `over ${MAX_PERCENT}%` : `${rounded}%` };
}

export type FigureRow<Figures> = {
	key: keyof Figures;
	label: string;
	kind: "amount" | "share";
	/** Whether an increase is good. */
	isGoodUp: boolean;
	show: (value: number, currency: string) => string;
};
