import type { Database } from "#db/client.ts";
import type { JobResult } from "./job-loop.server.ts";
import { jobQueue, later } from "./job-queue.server.ts";

const LEASE_MS = 10 * 60 * 1000;
/** The delay before a failed job is retried. */
const RETRY_AFTER_MS = 60 * 1000;

/** One row for each scheduled job, with when it is due again or its lease ends. */
const scheduledQueue = jobQueue({
	table: "scheduled_jobs",
	key: "name",
	lease: "due_at",
	leaseMs: LEASE_MS,
	order: ["due_at", "name"],
});

export type ScheduledJob = {
	name: string;
	/** The interval between runs. The timers of several processes never agree to the second. */
	everyMs: number;
	work: (now: Date) => Promise<unknown>;
};

type ScheduleOptions = {
	jobs: readonly ScheduledJob[];
	clock?: () => Date;
	onFailure: (error: unknown, name: string) => void;
};

/**
 * Returns a function that runs the next due job. If several processes call it at once, only one runs the job.
 * A failed job is due again a minute later, and delays no other job.
 */
export function scheduleJobs(
	db: Database,
	{ jobs, clock = () => new Date(), onFailure }: ScheduleOptions,
): () => Promise<JobResult> {
	let areRegistered = false;
	return async () => {
		const now = clock();
		if (!areRegistered) {
			const rows = jobs.map(({ name }) => ({ name, due_at: now.toISOString() }));
			await db
				.insertInto("scheduled_jobs")
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
							// A due time this far ahead was written by a process with a wrong clock.
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
		const isDone = await job.work(now).then(
			() => true,
			(error: unknown) => onFailure(error, job.name),
		);
		const waitMs = isDone ? job.everyMs : Math.min(RETRY_AFTER_MS, job.everyMs);
		await scheduledQueue.finish(db, claim, { at: later(clock(), waitMs) });
		return isDone ?? "to_be_tried_again";
	};
}
