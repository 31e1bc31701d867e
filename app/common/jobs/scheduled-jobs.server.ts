import type { Database } from "#db/client.ts";
import { jobQueue, later } from "./job-queue.server.ts";

const LEASE_MS = 10 * 60 * 1000;
/** How soon a job that failed is tried again. */
const RETRY_AFTER_MS = 60 * 1000;

/** Scheduled jobs by name. One that is leased, or done, is due at the end of the lease or when it has to be done again. */
const scheduledQueue = jobQueue({
	table: "chores",
	key: "name",
	lease: "due_at",
	leaseMs: LEASE_MS,
	order: ["due_at", "name"],
});

export type ScheduledJob = {
	name: string;
	/** How long after it was done it is due again. Times of several processes' timers never agree to the second. */
	everyMs: number;
	work: (now: Date) => Promise<unknown>;
};

/**
 * Returns a function that does the next of the jobs that is due, and tells whether there was one. Of the processes
 * that ask at once, one does a job. What the work throws is thrown on, and the job is due again a minute later.
 */
export function scheduleJobs(db: Database, jobs: readonly ScheduledJob[], clock: () => Date) {
	let areRegistered = false;
	return async (): Promise<boolean> => {
		const now = clock();
		if (!areRegistered) {
			const rows = jobs.map(({ name }) => ({ name, due_at: now.toISOString() }));
			await db
				.insertInto("chores")
				.values(rows)
				.onConflict((conflict) => conflict.column("name").doNothing())
				.execute();
			areRegistered = true;
		}
		const claim = await scheduledQueue.claim(db, {
			now,
			due: (eb) =>
				eb.or(
					jobs.map(({ name, everyMs }) =>
						eb.and([
							eb("name", "=", name),
							// Due later than any process puts it off: whoever wrote that had a wrong clock.
							eb.or([
								eb("due_at", "<=", now.toISOString()),
								eb("due_at", ">", later(now, everyMs + LEASE_MS)),
							]),
						]),
					),
				),
		});
		const job = jobs.find(({ name }) => name === claim?.job.name);
		if (!claim || !job) return false;
		let waitMs = Math.min(RETRY_AFTER_MS, job.everyMs);
		try {
			await job.work(now);
			waitMs = job.everyMs;
		} finally {
			await scheduledQueue.finish(db, claim, { at: later(clock(), waitMs) });
		}
		return true;
	};
}
