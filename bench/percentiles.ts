/** The duration of a task in milliseconds, over several rounds: p50 and p95. */
export async function percentilesOf(
	ask: () => Promise<unknown>,
	rounds: number,
): Promise<{ p50: number; p95: number }> {
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const start = performance.now();
		await ask();
		times.push(performance.now() - start);
	}
	times.sort((a, b) => a - b);
	const at = (share: number) => Number((times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2));
	return { p50: at(0.5), p95: at(0.95) };
}
