/**
 * Splits an amount in proportion to weights so that the parts add up exactly (method of largest remainders,
 * also known as Hamilton's method): each share is rounded down, and the remaining minor units go to the
 * largest remainders, the first of equal ones. No part exceeds its weight if the amount does not exceed their
 * sum. Amount and weights are non-negative integers.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
	const sum = weights.reduce((total, weight) => total + weight, 0);
	if (sum === 0) return weights.map(() => 0);
	// BigInt, because products of two amounts exceed the exact range of numbers.
	const shares = weights.map((weight, at) => {
		const product = BigInt(amount) * BigInt(weight);
		return { at, whole: Number(product / BigInt(sum)), remainder: product % BigInt(sum) };
	});
	const parts = shares.map(({ whole }) => whole);
	let left = amount - parts.reduce((total, part) => total + part, 0);
	shares.sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1));
	for (const { at } of shares) {
		if (left === 0) break;
		parts[at] = (parts[at] ?? 0) + 1;
		left -= 1;
	}
	return parts;
}

/** `amount × times ÷ by`, rounded half up, exact for any size. Arguments are not negative. */
export function proportion(amount: number, times: number, by: number): number {
	return Number((2n * BigInt(amount) * BigInt(times) + BigInt(by)) / (2n * BigInt(by)));
}
