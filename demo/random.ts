/** A generator of numbers from 0 up to 1 that gives the same sequence for the same seed on every machine (xorshift32). */
export function seededRandom(seed: number): () => number {
	let state = seed | 0 || 1;
	return () => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) / 2 ** 32;
	};
}

export function pick<T>(random: () => number, from: readonly T[]): T {
	const picked = from[Math.floor(random() * from.length)];
	if (picked === undefined) throw new Error("nothing to pick from");
	return picked;
}

/** One of those that `used` has least often, so that nothing repeats before everything was used; adds it there. */
export function pickUnused(random: () => number, from: readonly string[], used: string[]): string {
	const uses = (each: string) => used.filter((one) => one === each).length;
	const least = Math.min(...from.map(uses));
	const picked = pick(
		random,
		from.filter((each) => uses(each) === least),
	);
	used.push(picked);
	return picked;
}

/** An index of `weights`, each as likely as its weight. */
export function pickByWeight(random: () => number, weights: readonly number[]): number {
	let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
	for (const [at, weight] of weights.entries()) {
		left -= weight;
		if (left < 0) return at;
	}
	return weights.length - 1;
}
