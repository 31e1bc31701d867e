/** Digits and capitals without look-alikes (0 O, 1 I L, 2 Z, 5 S, 8 B, U). 24 characters. */
const ALPHABET = "34679ACDEFGHJKMNPQRTVWXY";
const RANDOM_LENGTH = 8;
const WHOLE = new RegExp(`^[MRH][${ALPHABET}]{${RANDOM_LENGTH + 1}}$`);

/** What the first letter of a number means: an order, a moving booking, a hotel booking. */
export type NumberKind = "M" | "R" | "H";

/**
 * Makes a reference number for a customer: kind, 8 random characters (24^8, about 10^11) and a check
 * character. Random numbers can't be guessed and do not reveal how many orders there are.
 */
export function newReferenceNumber(kind: NumberKind): string {
	// 240 is the largest multiple of 24 in a byte; larger values would make the first letters more likely.
	const random: number[] = [];
	while (random.length < RANDOM_LENGTH)
		random.push(...crypto.getRandomValues(new Uint8Array(16)).filter((byte) => byte < 240));
	const body =
		kind +
		random
			.slice(0, RANDOM_LENGTH)
			.map((byte) => ALPHABET[byte % ALPHABET.length])
			.join("");
	return body + checkCharacter(body);
}

/**
 * Reads a typed reference number into its stored form, or returns null when it can't be one. Ignores case,
 * spaces and hyphens.
 */
export function readReferenceNumber(typed: string): string | null {
	const number = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, "");
	return WHOLE.test(number) && checkCharacter(number.slice(0, -1)) === number.at(-1) ? number : null;
}

/** The number in a URL, as stored; "", which nothing has, when it can't be one. */
export const orderNumberFrom = ({ number = "" }: { number?: string | undefined }): string =>
	readReferenceNumber(number) ?? "";

/** Formats a number in groups: `R-7KQ3-M9XF-T`. */
export function formatReferenceNumber(number: string): string {
	return `${number.slice(0, 1)}-${number.slice(1, 5)}-${number.slice(5, 9)}-${number.slice(9)}`;
}

/**
 * Luhn's algorithm for an alphabet of n characters (ISO/IEC 7812-1, annex B, generalised to mod n). It finds
 * every single wrong character and nearly every swap of two neighbours.
 */
function checkCharacter(body: string): string {
	const n = ALPHABET.length;
	let sum = 0;
	[...body].reverse().forEach((character, at) => {
		const value = ALPHABET.indexOf(character);
		const weighed = at % 2 === 0 ? value * 2 : value;
		sum += Math.floor(weighed / n) + (weighed % n);
	});
	return ALPHABET.charAt((n - (sum % n)) % n);
}
