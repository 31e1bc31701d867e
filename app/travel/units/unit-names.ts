import { tidyLine } from "#app/common/forms/form-fields.ts";

/** The most room numbers that one form adds. */
export const MOST_UNITS = 300;
/** In characters. */
export const LONGEST_UNIT_NAME = 20;

const RANGE = /^(\D*)(\d{1,6})\s*[-–—]\s*(\D*)(\d{1,6})$/u;

/**
 * The room numbers in a text such as "101–112, 201, Garden": commas or lines separate them, and a range counts up and
 * keeps leading zeros. Null when a range counts down or there are more than `MOST_UNITS`.
 */
export function readUnitNames(text: string): string[] | null {
	const names: string[] = [];
	for (const part of text.split(/[,;،\n]/)) {
		if (names.length > MOST_UNITS) return null;
		const name = tidyLine(part);
		const [, before = "", first = "", again = "", last = ""] = RANGE.exec(name) ?? [];
		if (first === "" || (again !== "" && again !== before)) names.push(...(name ? [name] : []));
		else {
			const count = Number(last) - Number(first) + 1;
			if (count < 1 || count > MOST_UNITS) return null;
			for (let at = 0; at < count; at++)
				names.push(before + String(Number(first) + at).padStart(first.length, "0"));
		}
	}
	const different = [...new Set(names)];
	return different.length > MOST_UNITS ? null : different;
}

/** The floor that a number such as 101 or 1204 tells; "" for others. */
export const floorOf = (name: string): string => /^(\d{1,2})\d\d$/.exec(name)?.[1] ?? "";

/** Numbers that a new list of rooms may have: "101–112", after those that exist. */
export function suggestUnitNames(existing: readonly string[], count: number): string {
	const last = Math.max(100, ...existing.filter((name) => /^\d{1,5}$/.test(name)).map(Number));
	return count === 1 ? String(last + 1) : `${last + 1}–${last + count}`;
}

const NUMERIC = new Intl.Collator("en", { numeric: true });

/** 9 before 10, as on the doors. */
export const byUnitName = (one: { name: string }, other: { name: string }): number =>
	NUMERIC.compare(one.name, other.name);
