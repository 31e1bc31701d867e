import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { Messages } from "#messages/en/index.ts";

type Texts = Messages["stored"];

/** A value of a stored text, which may be a stored text itself. Amounts, in minor units, and dates are written by who reads. */
type Value = string | number | { amount: number; currency: string } | { date: string };

type ValuesOf<Name extends keyof Texts> = Texts[Name] extends (values: infer Values) => string
	? [{ [Key in keyof Values]: string extends Values[Key] ? Value : Values[Key] }]
	: [];

/** Begins a stored text. Nobody can type it: forms take no control characters. */
const MARK = "\u0001";

/**
 * A text to store, of which the name and the values are stored: `readText` writes it in the language of whoever reads it.
 * Names are those of `t.stored`, and stay as long as rows have them.
 */
export const storeText = <Name extends keyof Texts>(name: Name, ...values: ValuesOf<Name>): string =>
	MARK + JSON.stringify([name, ...values]);

/** Several texts as one. */
export const joinTexts = (parts: readonly string[], separator: string): string =>
	parts.length > 1 ? MARK + JSON.stringify({ parts, separator }) : (parts[0] ?? "");

/** Whether a text is one that `readText` writes. */
export const isStoredText = (text: string): boolean => text.startsWith(MARK);

/** What a stored text says, in the language of the page. What was typed, and what was stored as text before, stays as it is. */
export function readText(text: string): string {
	if (!isStoredText(text)) return text;
	const stored = JSON.parse(text.slice(MARK.length));
	if ("parts" in stored) return stored.parts.map(readText).join(stored.separator);
	const [name, values = {}] = stored as [keyof Texts, Record<string, Value>?];
	const message = t.stored[name];
	if (typeof message === "string") return message;
	const written = Object.entries(values).map(([key, value]) => [key, readValue(value)]);
	return message(Object.fromEntries(written));
}

function readValue(value: Value): string | number {
	if (typeof value === "string") return readText(value);
	if (typeof value === "number") return value;
	return "date" in value ? formatDate(value.date) : formatMoney(value.amount, value.currency);
}
