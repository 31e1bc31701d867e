/** The rows of one read. */
export const BATCH = 500;

/**
 * All rows of a list that is read newest first, a batch at a time, for files of any length. `read` returns at most
 * `BATCH` rows whose ids are below `before`, the highest id first.
 */
export async function* eachInBatches<Row extends { id: number }>(
	read: (before: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
	for (let before = Number.MAX_SAFE_INTEGER; ; ) {
		const rows = await read(before);
		yield* rows;
		const last = rows.at(-1);
		if (!last || rows.length < BATCH) return;
		before = last.id;
	}
}
