import { formatDate, formatDateRange } from "#app/common/calendar.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { Messages } from "#messages/en/index.ts";
import { type StoredLabel, storedLabel } from "./stored-labels.ts";

type Texts = Messages["stored"];
type StoredName = keyof Texts;

/**
 * A value of a stored text, which may be a stored text itself. Amounts, in minor units, dates, and the names of fields and
 * states are written by who reads.
 */
export type StoredValue =
	| string
	| number
	| { amount: number; currency: string }
	| { date: string }
	| { from: string; to: string }
	| StoredLabel
	| readonly StoredValue[];

type ValuesOf<Name extends StoredName> = Texts[Name] extends (values: infer Values) => string
	? [{ [Key in keyof Values]: string extends Values[Key] ? StoredValue : Values[Key] }]
	: [];

/** Begins a stored text. Nobody can type it: forms take no control characters. */
const MARK = "\u0001";

/**
 * A text to store, of which the name and the values are stored: `readText` writes it in the language of whoever reads it.
 * Names are those of `t.stored`, and stay as long as rows have them.
 */
export const storeText = <Name extends StoredName>(name: Name, ...values: ValuesOf<Name>): string =>
	MARK + JSON.stringify([name, ...values]);

/** The name of a field, state or choice, as a text to store. */
export const storeLabel = (label: StoredLabel): string => storeText("label", { label });

/** Several texts as one. */
export const joinTexts = (parts: readonly string[], separator: string): string =>
	parts.length > 1 ? MARK + JSON.stringify({ parts, separator }) : (parts[0] ?? "");

/** The texts that `joinTexts` made one of, each in the language of the page. */
export function readParts(text: string): string[] {
	const stored = isStoredText(text) ? parse(text) : null;
	return stored && "parts" in stored ? stored.parts.map(readText) : [readText(text)];
}

/** Whether a text is one that `readText` writes. */
export const isStoredText = (text: string): boolean => text.startsWith(MARK);

type Parsed =
	| [name: StoredName, values?: Record<string, StoredValue>]
	| { parts: string[]; separator: string };

const parse = (text: string): Parsed => JSON.parse(text.slice(MARK.length));

/** What a stored text says, in the language of the page. What was typed, and what was stored as text before, stays as it is. */
export function readText(text: string): string {
	if (!isStoredText(text)) return text;
	const stored = parse(text);
	if ("parts" in stored) return stored.parts.map(readText).join(stored.separator);
	const [name, values = {}] = stored;
	const message = t.stored[name];
	if (typeof message === "string") return message;
	const written = Object.entries(values).map(([key, value]) => [key, readValue(value)]);
	return (message as (values: object) => string)(Object.fromEntries(written));
}

function readValue(value: StoredValue): string | number {
	if (typeof value === "string") return readText(value);
	if (typeof value === "number") return value;
	if (isList(value)) return withCommas(value.map((each) => String(readValue(each))));
	if ("date" in value) return formatDate(value.date);
	if ("from" in value) return formatDateRange(value.from, value.to);
	return "of" in value ? storedLabel(value) : formatMoney(value.amount, value.currency);
}

const isList = (value: StoredValue): value is readonly StoredValue[] => Array.isArray(value);

/** One changed value; `what` is null when the action says it. An empty text is no value. */
export type ValueChange = { what: string | null; from: string; to: string };

/** The values that a stored text says were changed, in the language of the page; null for any other text. */
export function readChangedValues(text: string): ValueChange[] | null {
	if (!isStoredText(text)) return null;
	const stored = parse(text);
	const parts = "parts" in stored ? stored.parts : [text];
	const changes = parts.map((part): ValueChange | null => {
		const one = isStoredText(part) ? parse(part) : null;
		if (!Array.isArray(one) || (one[0] !== "changed" && one[0] !== "became")) return null;
		const read = (name: string) => String(readValue(one[1]?.[name] ?? ""));
		return { what: one[0] === "changed" ? read("what") : null, from: read("from"), to: read("to") };
	});
	return changes.every((change) => change !== null) ? changes : null;
}
