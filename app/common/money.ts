const digits = new Map<string, number>();

/** How many decimals a currency has: 2 for USD, 0 for JPY, 3 for KWD. */
export function currencyDigits(currency: string): number {
	const cached = digits.get(currency);
	if (cached !== undefined) return cached;
	const found =
		new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
	digits.set(currency, found);
	return found;
}

/** Formats an amount in minor units: `$1,234.50`. */
export function formatMoney(minor: number, currency: string): string {
	return moneyFormat(currency).format(minor / 10 ** currencyDigits(currency));
}

type MoneyParts = { before: string; figure: string; after: string };

/** A page of a list has some fifty amounts, and formatting one takes several microseconds. */
const partsMade = new Map<string, MoneyParts>();
const MAX_PARTS_MADE = 10_000;

/**
 * The parts of a formatted amount, so that the currency can be smaller: `{ before: "$", figure: "1,234.50",
 * after: "" }`.
 */
export function moneyParts(minor: number, currency: string): MoneyParts {
	const key = `${currency} ${minor}`;
	const cached = partsMade.get(key);
	if (cached) return cached;
	if (partsMade.size >= MAX_PARTS_MADE) partsMade.clear();
	const made = makeMoneyParts(minor, currency);
	partsMade.set(key, made);
	return made;
}

function makeMoneyParts(minor: number, currency: string): MoneyParts {
	const parts = moneyFormat(currency).formatToParts(minor / 10 ** currencyDigits(currency));
	const at = parts.findIndex(({ type }) => type === "currency");
	const numbers = ["integer", "group", "decimal", "fraction"];
	const first = parts.findIndex(({ type }) => type === "integer");
	const mark = parts[at]?.value ?? "";
	const sign = minor < 0 ? "−" : "";
	const figure = parts
		.filter(({ type }) => numbers.includes(type))
		.map(({ value }) => value)
		.join("");
	return at < first
		? { before: sign + mark, figure, after: "" }
		: { before: "", figure: sign + figure, after: mark };
}

/** An amount as a person types it: `1234.50`, without currency and grouping. */
export function typedMoney(minor: number, currency: string): string {
	const places = currencyDigits(currency);
	return (minor / 10 ** places).toFixed(places);
}

/**
 * Reads a typed amount into minor units, or returns null when it is not an amount: `12`, `12.5`, `12,50`,
 * `1,234.50`, `$12`. Refuses negative amounts and more decimals than the currency has. Uses no floating
 * point, so that 0.29 is 29.
 */
export function readMoney(typed: string, currency: string): number | null {
	const bare = typed.replace(/[\s\u00a0\u202f'’]/g, "").replace(/^\p{Sc}|\p{Sc}$/gu, "");
	const [, whole = "", fraction = ""] =
		/^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(bare) ??
		/^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/.exec(bare) ??
		[];
	const places = currencyDigits(currency);
	if (whole === "" || fraction.length > places) return null;
	const minor = Number(whole.replace(/[.,]/g, "") + fraction.padEnd(places, "0"));
	return Number.isSafeInteger(minor) ? minor : null;
}

/** 'Up to $20', '$20 – $50', '$50 or more'; amounts in minor units, both inclusive. */
export function formatPriceRange(
	{ min, max }: { min: number | null; max: number | null },
	currency: string,
): string {
	const format = (amount: number) => formatMoney(amount, currency).replace(/\.00$/, "");
	if (min === null) return max === null ? "Any price" : `Up to ${format(max)}`;
	return max === null ? `${format(min)} or more` : `${format(min)} – ${format(max)}`;
}

const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(currency: string): Intl.NumberFormat {
	const cached = formats.get(currency);
	if (cached) return cached;
	const made = new Intl.NumberFormat("en-US", { style: "currency", currency });
	formats.set(currency, made);
	return made;
}
