/** How long after each failure a job is tried again. */
export type RetrySchedule = {
	delaysMs: readonly number[];
	/** Repeat the last delay for ever. Otherwise the job is given up when all delays are used. */
	isEndless?: boolean;
};

/** When to try again after so many failures, as the database stores a time. Null: the job is given up. */
export function retryAt(
	{ delaysMs, isEndless }: RetrySchedule,
	{ failures, now }: { failures: number; now: Date },
): string | null {
	const delayMs = delaysMs[failures - 1] ?? (isEndless ? delaysMs.at(-1) : undefined);
	return delayMs === undefined ? null : new Date(now.getTime() + delayMs).toISOString();
}
