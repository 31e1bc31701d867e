import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";
import { t } from "#app/common/language/messages.ts";

/** Countries with postal codes that many people there neither know nor write. */
const SELDOM_WRITTEN = new Set(
	"AF BO BT CL CO CR DO EC GE GT HN HT IQ IR JO KE KH KW LB LR MG MN MZ NE NG NI NP OM PA PE PG PY SV SZ TN UY VE VN ZM".split(
		" ",
	),
);

/** Example codes for messages, for some countries. */
const EXAMPLES: Record<string, string> = {
	AU: "2000",
	CA: "K1A 0B1",
	DE: "10115",
	FR: "75001",
	GB: "SW1A 1AA",
	IE: "D02 AF30",
	JP: "150-0001",
	NL: "1012 AB",
	US: "90210",
};

/** What the postal codes of a country are, see `t.postalCodes`. */
export const postalKind = (country: string): "zip" | "code" => (country === "US" ? "zip" : "code");

export const postalLabel = (country: string): string => t.postalCodes[postalKind(country)].label;

/** What tells areas apart in a country: its postal codes, or the names of places where it has none. */
export const areaKind = (country: string): AreaKind =>
	postcodeValidatorExistsForCountry(country) ? postalKind(country) : "place";

export type AreaKind = "zip" | "code" | "place";

export const isPostalCodeNeeded = (country: string): boolean =>
	postcodeValidatorExistsForCountry(country) && !SELDOM_WRITTEN.has(country);

export type PostalRefusal = "missing" | "misshapen";

/**
 * Reads a postal code: capitals, single spaces, in the format of the country. Spaces and hyphens of the
 * format may be left out. Returns "" when the code is optional and was left empty. For a country without
 * codes, returns what was typed.
 */
export function readPostalCode(
	typed: string,
	country: string,
): { ok: true; code: string } | { ok: false; reason: PostalRefusal } {
	const code = typed.normalize("NFKC").toUpperCase().replace(/\s+/g, " ").trim();
	if (code === "") return isPostalCodeNeeded(country) ? { ok: false, reason: "missing" } : { ok: true, code };
	if (!postcodeValidatorExistsForCountry(country)) return { ok: true, code };
	const found = spellings(code).find((spelling) => postcodeValidator(spelling, country));
	return found === undefined ? { ok: false, reason: "misshapen" } : { ok: true, code: found };
}

/** The spellings to try: the code as typed, without separators, and with a separator at each position. */
function spellings(code: string): string[] {
	const bare = code.replace(/[\s\p{Pd}.]/gu, "");
	if (bare.length > 12) return [code];
	const cuts = Array.from({ length: Math.max(bare.length - 1, 0) }, (_, at) => at + 1);
	return [
		code,
		bare,
		...["-", " "].flatMap((mark) => cuts.map((at) => bare.slice(0, at) + mark + bare.slice(at))),
	];
}

/** An example of the country's postal codes, for a message; null when there is none. */
export const postalExample = (country: string): string | null => EXAMPLES[country] ?? null;
