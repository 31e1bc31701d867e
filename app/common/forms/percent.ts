/**
 * Reads a typed percentage as an integer of its smallest unit, or returns null: with 2 `places`, `12.5` is
 * 1250. Refuses more decimals than `places`, more than 100 % and negative values. Uses no floating point, so
 * that 7.25 is exactly 72,500 millionths.
 */
export function readPercent(typed: string, places: number): number | null {
	const [, whole = "", fraction = ""] = /^(\d{1,3})(?:[.,](\d+))?\s*%?$/.exec(typed.trim()) ?? [];
	if (whole === "" || fraction.length > places) return null;
	const parts = Number(whole + fraction.padEnd(places, "0"));
	return parts <= 100 * 10 ** places ? parts : null;
}

/** A percentage as a person types it, without trailing zeros: `7.25`. */
export function typedPercent(parts: number, places: number): string {
	const digits = String(parts).padStart(places + 1, "0");
	const fraction = digits.slice(-places).replace(/0+$/, "");
	return `${digits.slice(0, -places)}${fraction && `.${fraction}`}`;
}

/** The decimals of a tax rate's percentage in millionths, and of a discount's in hundredths of a percent. */
export const TAX_PLACES = 4;
export const DISCOUNT_PLACES = 2;
