/** The delay before each retry of a job. */
export type RetrySchedule = {
	delaysMs: readonly number[];
	/** Repeats the last delay for ever. Otherwise the job is given up after the last delay. */
	isEndless?: boolean;
};

/** When to retry after this many failures, as the database stores a time. Null: the job is given up. */
export function retryAt(
	{ delaysMs, isEndless }: RetrySchedule,
	{ failures, now }: { failures: number; now: Date },
): string | null {
	const delayMs = delaysMs[failures - 1] ?? (isEndless ? delaysMs.at(-1) : undefined);
	return delayMs === undefined ? null : new Date(now.getTime() + delayMs).toISOString();
}
