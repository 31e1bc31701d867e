import { formatPercent } from "#app/common/format-figures.ts";

/** A rate in basis points, as people write it: `15%`, `12.5%`. */
export const formatCommissionRate = (rate: number): string => formatPercent(rate / 100);

/** A rate as a person types it: `12.5`. */
export const typedCommissionRate = (rate: number): string => String(rate / 100);

/** Reads a percentage from 0 to 100, with at most two decimals, as basis points. Returns null for other text. */
export function readCommissionRate(typed: string): number | null {
	const [, whole = "", fraction = ""] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim()) ?? [];
	if (whole === "") return null;
	const rate = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
	return rate <= 10_000 ? rate : null;
}

/**
 * The commission on an amount, in minor units, at a rate in basis points: rounded half up to a whole minor unit, for
 * each booking by itself, so that a statement is the sum of its lines. The amount is not negative and below 9 × 10¹¹.
 */
export const commissionOn = (base: number, rate: number): number =>
	Math.floor((base * rate + 5_000) / 10_000);
