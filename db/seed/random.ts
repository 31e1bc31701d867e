/** The same numbers from 0 up to 1 each time, for demo data that looks the same on every machine (xorshift32). */
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
