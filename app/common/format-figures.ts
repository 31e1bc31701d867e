import { byLanguage } from "./language/by-language.ts";
import { currentLanguage } from "./language/current-language.ts";
import { LANGUAGES } from "./language/languages.ts";
import { t } from "./language/messages.ts";
import { currencyDigits, formatMoney } from "./money.ts";

/** An amount without cents when they are zero, for chart axes: `$1,200`. A currency without cents keeps its zeros. */
export function formatRounded(minor: number, currency: string): string {
	const shown = formatMoney(minor, currency);
	return currencyDigits(currency) === 0 ? shown : shown.replace(/[.,]0+(?=\D*$)/, "");
}

const shares = byLanguage(
	(locale) =>
		new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** `12.5%` for 0.125. */
export const formatShare = (share: number): string => shares().format(share);

const tenths = byLanguage(
	(locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** `4.6`, such as an average of stars. */
export const formatTenths = (number: number): string => tenths().format(number);

const percents = byLanguage(
	(locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 4 }),
);

/** `12.5%` for 12.5. */
export const formatPercent = (percent: number): string => percents().format(percent / 100);

/** `7.25%` for a tax rate of 72,500 millionths. */
export const formatTaxRate = (ppm: number): string => formatPercent(ppm / 10_000);

/** `3 days`: a number of units that `Intl.NumberFormat` knows, such as "day", "kilometer" or "byte". */
export const formatUnits = (count: number, unit: string): string =>
	new Intl.NumberFormat(LANGUAGES[currentLanguage()].locale, {
		style: "unit",
		unit,
		unitDisplay: "long",
	}).format(count);

const lists = byLanguage((locale) => new Intl.ListFormat(locale));

/** `Spain, France, and Italy`. */
export const formatList = (items: readonly string[]): string => lists().format(items);

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
	if (kind === "share") return { direction, by: t.figures.points({ points: formatTenths(rounded) }) };
	const percent = formatPercent(Math.min(rounded, MAX_PERCENT));
	return { direction, by: rounded > MAX_PERCENT ? t.figures.over({ percent }) : percent };
}

export type FigureRow<Figures> = {
	key: keyof Figures;
	label: string;
	kind: "amount" | "share";
	/** Whether an increase is good. */
	isGoodUp: boolean;
	show: (value: number, currency: string) => string;
};
