import { type JobLoopOptions, startJobLoop } from "#app/common/jobs/job-loop.server.ts";
import { metrics } from "#app/http/log/metrics.server.ts";
import { feed } from "./database.server.ts";
import { failureReason } from "./failure.server.ts";
import { onShutdown } from "./shutdown.server.ts";

type JobKind = "email" | "upload" | "import" | "calendar" | "payment" | "reconciliation" | "scheduled";

const cached = globalThis as { meehaJobs?: Map<JobKind, () => unknown> };

/**
 * Works on jobs of a kind in this process until it is asked to stop: at once, when `table` changes, and from time to
 * time. Counts the results (`meeha_jobs_total`) and logs failures. Called from a function: the build drops modules
 * from which nothing is imported.
 */
export function runJobs(kind: JobKind, { table, ...options }: JobLoopOptions & { table?: string }): void {
	cached.meehaJobs ??= new Map();
	// In development each reload starts again.
	cached.meehaJobs.get(kind)?.();
	const loop = startJobLoop(options, {
		onResult: (result) => metrics.jobs.inc({ kind, result: result === true ? "done" : String(result) }),
		onError(error) {
			metrics.jobs.inc({ kind, result: "failed" });
			failureReason(error, `${kind} jobs`);
		},
	});
	const unsubscribe = feed.subscribe((changes) => {
		if (table && (changes === "everything" || changes.has(table))) void loop.wake();
	});
	const stop = () => {
		unsubscribe();
		return loop.close();
	};
	cached.meehaJobs.set(kind, stop);
	onShutdown(stop);
	void loop.wake();
}
