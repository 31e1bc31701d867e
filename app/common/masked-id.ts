import Sqids from "sqids";

const ALPHABET = "k3Gd7JmQxYhT5vBn9RzWc4LpFs8XbHq2KtNgV6jZrDwCfMyP";
const MIN_LENGTH = 8;

const sqids = new Sqids({ alphabet: ALPHABET, minLength: MIN_LENGTH });

/**
 * Sqids encodes a number in base 47, with a prefix, digits and padding that depend on the remainder of its division
 * by 48.
 */
const REMAINDERS = ALPHABET.length;
const BASE = ALPHABET.length - 1;

type Numerals = { prefix: string; digits: string[]; padding: string };

/** A multiple of both, above which ids are long enough to have no padding. */
const LARGE = REMAINDERS * BASE ** (MIN_LENGTH - 2);

/**
 * Derives the numerals of a remainder from the ids that Sqids makes of a small number and of 47 large ones, each of
 * which ends with another digit. Sqids shuffles its alphabet again for every id, which takes 40 times as long as
 * writing the number.
 */
function deriveNumerals(remainder: number): Numerals {
	const digits: string[] = [];
	for (let at = 0; at < BASE; at++) {
		const id = LARGE + at * REMAINDERS + remainder;
		digits[id % BASE] = sqids.encode([id]).slice(-1);
	}
	const small = sqids.encode([remainder]);
	return { prefix: small.charAt(0), digits, padding: small.slice(remainder < BASE ? 2 : 3) };
}

const numeralsOf: Numerals[] = [];

/** A row's id in URLs: at least 8 letters and digits that do not reveal how many rows there are. */
export function maskId(id: number): string {
	// Sqids throws.
	if (id < 0 || !Number.isSafeInteger(id)) return sqids.encode([id]);
	const remainder = id % REMAINDERS;
	numeralsOf[remainder] ??= deriveNumerals(remainder);
	const { prefix, digits, padding } = numeralsOf[remainder];
	let number = "";
	for (let rest = id; rest > 0 || number === ""; rest = Math.floor(rest / BASE))
		number = digits[rest % BASE] + number;
	return prefix + number + padding.slice(0, Math.max(0, MIN_LENGTH - 1 - number.length));
}

/** The remainder that each first letter stands for. */
const remainders = new Map(
	Array.from({ length: REMAINDERS }, (_, remainder) => [sqids.encode([remainder]).charAt(0), remainder]),
);

/** The row's id, or null for text that `maskId` never makes. */
export function unmaskId(masked: string): number | null {
	const remainder = remainders.get(masked.charAt(0));
	if (remainder === undefined || !/^[0-9A-Za-z]{8,20}$/.test(masked)) return null;
	numeralsOf[remainder] ??= deriveNumerals(remainder);
	const { digits, padding } = numeralsOf[remainder];
	let id = 0;
	// Padding begins with a letter that is no digit.
	for (let at = 1; at < masked.length && masked[at] !== padding[0]; at++)
		id = id * BASE + digits.indexOf(masked.charAt(at));
	return Number.isSafeInteger(id) && id >= 0 && maskId(id) === masked ? id : null;
}
