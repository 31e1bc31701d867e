const AFTER_FAILURE_MS = 5_000;

/** Whether there was a job. A failed job may tell whether it is retried. */
export type JobResult = boolean | "to_be_tried_again" | "given_up";

export type JobLoopOptions = {
	/**
	 * Runs one job, if one is due. Calls `onClaim` as soon as it has one: another lane then looks for the next job, and
	 * none does when nothing is due.
	 */
	work: (onClaim: () => void) => Promise<JobResult>;
	/** How many jobs run at the same time, if `work` tells that it has one. */
	lanes?: number;
	/** Called before each look for due jobs. */
	onLook?: () => void;
	/** The least time between two looks: meanwhile jobs gather, and one look finds them all. 0 by default. */
	restMs?: number;
	/** How often to look for due jobs and for jobs of a process that died. */
	lookEveryMs: number;
	/** When the next job is due (ISO, UTC), to run it before the next regular look. */
	nextAt?: () => Promise<string | null>;
	clock?: () => Date;
	/** Called when the loop has ended and no job is running; awaited before `close` resolves. */
	onClose?: () => unknown;
};

/** Counts and logs what happens to the jobs. */
export type JobWatch = { onResult?: (result: JobResult) => void; onError: (error: unknown) => void };

export type JobLoop = {
	/** Runs all due jobs, and resolves when none is left. A call during a run starts another look afterwards. */
	wake: () => Promise<void>;
	/** Starts no more jobs, and resolves when the running ones are done. */
	close: () => Promise<void>;
};

/** Runs jobs when they are due. Pauses for 5 seconds after a failure. */
export function startJobLoop(
	{
		work,
		lanes = 1,
		onLook,
		restMs = 0,
		lookEveryMs,
		nextAt,
		clock = () => new Date(),
		onClose,
	}: JobLoopOptions,
	{ onResult, onError }: JobWatch,
): JobLoop {
	let isClosed = false;
	let isAsked = false;
	let run: Promise<void> | undefined;
	let timer: NodeJS.Timeout | undefined;
	let lookedAt = -restMs;

	/** Waits until the next look is allowed. */
	const rest = async () => {
		const leftMs = lookedAt + restMs - performance.now();
		if (leftMs > 0) await new Promise((done) => setTimeout(done, leftMs));
		lookedAt = performance.now();
	};

	/** Runs jobs until none is due. Throws the first failure once all lanes have ended. */
	const workInLanes = async () => {
		const running: Promise<void>[] = [];
		const failures: unknown[] = [];
		let free = lanes;
		const startLane = () => {
			if (free === 0) return;
			free -= 1;
			running.push(lane());
		};
		const lane = async () => {
			try {
				while (!isClosed) {
					const result = await work(startLane);
					if (!result) break;
					onResult?.(result);
				}
			} catch (error) {
				failures.push(error);
			}
			free += 1;
		};
		startLane();
		// A lane can start another one until it has ended.
		for (const each of running) await each;
		if (failures.length > 0) throw failures[0];
	};

	const workOff = async () => {
		clearTimeout(timer);
		let waitMs = lookEveryMs;
		try {
			let next: string | null | undefined;
			while (isAsked && !isClosed) {
				if (restMs > 0) await rest();
				isAsked = false;
				onLook?.();
				await workInLanes();
				next = await nextAt?.();
			}
			if (next) waitMs = Math.min(Math.max(Date.parse(next) - clock().getTime(), 0), lookEveryMs);
		} catch (error) {
			onError(error);
			waitMs = AFTER_FAILURE_MS;
		}
		run = undefined;
		if (isClosed) return;
		timer = setTimeout(() => void wake(), waitMs);
		timer.unref();
	};

	function wake(): Promise<void> {
		isAsked = true;
		run ??= workOff();
		return run;
	}

	return {
		wake,
		async close() {
			isClosed = true;
			clearTimeout(timer);
			await run;
			await onClose?.();
		},
	};
}
