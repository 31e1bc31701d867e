import { isPostalCodeNeeded, readPostalCode } from "./postal-code.ts";

/**
 * The last postal code in an address on one line, in the country's format; null when it has none. The first word of an
 * address is a house number and no code.
 */
export function findPostalCode(address: string, country: string): string | null {
	if (!isPostalCodeNeeded(country)) return null;
	const words = address
		.normalize("NFKC")
		.toUpperCase()
		.split(/[\s,;]+/)
		.filter(Boolean);
	for (let end = words.length; end > 1; end--)
		for (const count of [2, 1]) {
			if (end - count < 1) continue;
			const written = words.slice(end - count, end).join(" ");
			const read = readPostalCode(written, country);
			// Only as the country writes it: "4 11215" is a house and a code.
			if (read.ok && read.code === written) return written;
		}
	return null;
}
