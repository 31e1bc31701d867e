import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";

/** Countries that have postal codes which many of their people neither know nor write. */
const SELDOM_WRITTEN = new Set(
	"AF BO BT CL CO CR DO EC GE GT HN HT IQ IR JO KE KH KW LB LR MG MN MZ NE NG NI NP OM PA PE PG PY SV SZ TN UY VE VN ZM".split(
		" ",
	),
);

/** Some of what is typed; enough to show the shape. */
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

export const postalLabel = (country: string): string => (country === "US" ? "ZIP code" : "Postal code");

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

/** The code as typed, then without what parts it, then parted before each character. */
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

/** What a code of this country looks like, for a message; null where we have none at hand. */
export const postalExample = (country: string): string | null => EXAMPLES[country] ?? null;
