import { byLanguage } from "./language/by-language.ts";
import { leftToRight } from "./language/direction.ts";
import { t } from "./language/messages.ts";

/* Amounts are stored as whole numbers of minor units, so the number of decimals must never change. `Intl` can't say it:
   its data differ by browser and by version of Node.js (CLDR 48 took the decimals from COP, HUF, IDR and PKR). These are
   those of CLDR 48. */
const WITHOUT_DECIMALS = new Set(
	`AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SOS SYP UGX VND VUV XAF XOF
XPF YER`.split(/\s+/),
);
const THREE_DECIMALS = new Set("BHD JOD KWD LYD OMR TND".split(" "));

const MINUS = "−";

/** How many decimals a currency has: 2 for USD, 0 for JPY, 3 for KWD. */
export const currencyDigits = (currency: string): number =>
	WITHOUT_DECIMALS.has(currency) ? 0 : THREE_DECIMALS.has(currency) ? 3 : 2;

/**
 * Formats an amount in minor units as the language of the page writes it: `$1,234.50`, or `−$1,234.50` with a minus sign.
 */
export function formatMoney(minor: number, currency: string): string {
	const { before, figure, after } = moneyParts(minor, currency);
	return leftToRight(before + figure + after);
}

type MoneyParts = { before: string; figure: string; after: string };

/**
 * The parts of a formatted amount, so that the currency can be smaller: `{ before: "$", figure: "1,234.50",
 * after: "" }`. A page of a list has some fifty amounts, and `Intl.NumberFormat` takes several microseconds for each.
 */
export function moneyParts(minor: number, currency: string): MoneyParts {
	const places = currencyDigits(currency);
	const digits = String(Math.round(Math.abs(minor))).padStart(places + 1, "0");
	const whole = digits.slice(0, digits.length - places);
	const { mark, isBefore, gap, group, decimal, fewestGrouped } = formOfCurrency(currency);
	const grouped = whole.length >= fewestGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, group) : whole;
	const figure = places > 0 ? grouped + decimal + digits.slice(-places) : grouped;
	const sign = minor < 0 ? MINUS : "";
	return isBefore
		? { before: sign + mark + gap, figure, after: "" }
		: { before: "", figure: sign + figure, after: gap + mark };
}

/** How a language writes an amount of a currency. */
type CurrencyForm = {
	mark: string;
	isBefore: boolean;
	/** Between the mark and the figure. */
	gap: string;
	group: string;
	decimal: string;
	/** The fewest digits that are grouped: 1234,50 has no group in Spanish. */
	fewestGrouped: number;
};

const forms = byLanguage((locale) => ({ locale, known: new Map<string, CurrencyForm>() }));

function formOfCurrency(currency: string): CurrencyForm {
	const { locale, known } = forms();
	const cached = known.get(currency);
	if (cached) return cached;
	const format = new Intl.NumberFormat(locale, { style: "currency", currency, minimumFractionDigits: 2 });
	const parts = format.formatToParts(12_345);
	const at = (type: Intl.NumberFormatPartTypes) => parts.findIndex((part) => part.type === type);
	const textOf = (type: Intl.NumberFormatPartTypes) => parts[at(type)]?.value ?? "";
	const form = {
		mark: textOf("currency"),
		isBefore: at("currency") < at("integer"),
		gap: parts.find(({ type, value }) => type === "literal" && /\s/.test(value)) ? "\u00a0" : "",
		group: textOf("group"),
		decimal: textOf("decimal"),
		fewestGrouped: format.formatToParts(1_234).some(({ type }) => type === "group") ? 4 : 5,
	};
	known.set(currency, form);
	return form;
}

/** An amount as a person types it: `1234.50`, without currency and grouping. */
export function typedMoney(minor: number, currency: string): string {
	const places = currencyDigits(currency);
	return (minor / 10 ** places).toFixed(places);
}

/**
 * An amount for an example, as a person types it: 12.5 is `12.50` in USD, `12.500` in KWD, and `1250` in JPY, where
 * hundreds are what units are elsewhere.
 */
export function exampleAmount(currency: string, units = 12.5): string {
	const places = currencyDigits(currency);
	return places === 0 ? String(Math.round(units * 100)) : units.toFixed(places);
}

/**
 * Reads a typed amount into minor units, or returns null when it is not an amount: `12`, `12.5`, `12,50`,
 * `1,234.50`, `$12`. Refuses negative amounts and more decimals than the currency has, but zeros that can't stand for
 * thousands: `999.00` is 999 yen, `1.000` is not 1. Uses no floating point, so that 0.29 is 29.
 */
export function readMoney(typed: string, currency: string): number | null {
	const bare = typed.replace(/[\s\u00a0\u202f'’]/g, "").replace(/^\p{Sc}|\p{Sc}$/gu, "");
	const [, whole = "", fraction = ""] =
		/^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(bare) ??
		/^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/.exec(bare) ??
		[];
	const places = currencyDigits(currency);
	const isSurplusEmpty = fraction.length !== 3 && /^0*$/.test(fraction.slice(places));
	if (whole === "" || (fraction.length > places && !isSurplusEmpty)) return null;
	const minor = Number(whole.replace(/[.,]/g, "") + fraction.slice(0, places).padEnd(places, "0"));
	return Number.isSafeInteger(minor) ? minor : null;
}

/** 'Up to $20', '$20 – $50', '$50 or more'; amounts in minor units, both inclusive. */
export function formatPriceRange(
	{ min, max }: { min: number | null; max: number | null },
	currency: string,
): string {
	const format = (amount: number) => formatMoney(amount, currency).replace(/[.,]00(?!\d)/, "");
	if (min === null) return max === null ? t.figures.anyPrice : t.figures.upTo({ max: format(max) });
	return max === null ? t.figures.orMore({ min: format(min) }) : `${format(min)} – ${format(max)}`;
}

/** A percentage of an amount in minor units, rounded half up. */
export const percentOf = (amount: number, percent: number): number =>
	Math.floor((amount * percent + 50) / 100);
