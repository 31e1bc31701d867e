import { isRightToLeft } from "./current-language.ts";

/* Unicode's marks around a part of a text that has a direction of its own. */
const LEFT_TO_RIGHT = "\u2066";
const RIGHT_TO_LEFT = "\u2067";
const BY_ITS_LETTERS = "\u2068";
const END = "\u2069";

/** Keeps the order of a text that reads from left to right in every language, such as `+1 212 555 0100` or `09:00–11:00`. */
export const leftToRight = (text: string): string => (isRightToLeft() ? LEFT_TO_RIGHT + text + END : text);

/** Letters between marks do not count, so a text of marked values would seem to have none: it is a message’s, in the language of the page. */
const enclose = (text: string) =>
	(/[\u2066-\u2068]/.test(text) ? RIGHT_TO_LEFT : BY_ITS_LETTERS) + text + END;

/** Keeps the order of a text that somebody wrote in a language of their own, such as the beds of a room. */
export const isolated = (text: string): string => (isRightToLeft() && text ? enclose(text) : text);

/** Between two texts. */
export const comma = (): string => (isRightToLeft() ? "، " : ", ");

/** Texts beside each other: `2 adults, 1 room`. `formatList` says "and" before the last. */
export const withCommas = (texts: readonly (string | null | undefined)[]): string =>
	texts.flatMap((text) => (text ? [isolated(text)] : [])).join(comma());

const isolate = (value: unknown) => (typeof value === "string" && value !== "" ? enclose(value) : value);

/**
 * Messages of a language that is read from right to left: each value in them keeps its own order, such as the address
 * `35 Hill Street`, whose number would otherwise stand after the street.
 */
export function isolateValues<Catalog>(messages: Catalog): Catalog {
	if (typeof messages === "function")
		return ((values: object = {}) =>
			messages(
				Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)])),
			)) as Catalog;
	if (typeof messages !== "object" || messages === null || Array.isArray(messages)) return messages;
	return Object.fromEntries(
		Object.entries(messages).map(([name, message]) => [name, isolateValues(message)]),
	) as Catalog;
}
