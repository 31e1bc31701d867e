import type { Happening } from "./happening.ts";

/** So many orders go on at a time: a database that is another process is mostly waited for. */
const AT_ONCE = 4;

/**
 * Tells what happened in the order of time: what moves stock one after the other, and of each order one thing after
 * the other. What else happens to orders goes on beside that.
 */
export async function tellInOrder(happenings: readonly Happening[]): Promise<void> {
	const untold = new Map<object, Promise<void>>();
	const inOrder = happenings.toSorted((a, b) => a.at.getTime() - b.at.getTime());
	for (const { of, tell, movesStock } of inOrder) {
		if (of === undefined || movesStock) {
			if (of) await untold.get(of);
			await tell();
			continue;
		}
		const [longest] = untold.size < AT_ONCE ? [] : untold.keys();
		if (longest !== undefined && !untold.has(of)) {
			await untold.get(longest);
			untold.delete(longest);
		}
		const told = (untold.get(of) ?? Promise.resolve()).then(tell);
		// Whoever waits for it is told what went wrong.
		told.catch(() => {});
		untold.set(of, told);
	}
	await Promise.all(untold.values());
}
