const AFTER_FAILURE_MS = 5_000;

/** Whether there was a job to do. A job that did not succeed may say what becomes of it. */
export type JobResult = boolean | "to_be_tried_again" | "given_up";

export type JobLoopOptions = {
	/** Does one job, if one is due. */
	work: () => Promise<JobResult>;
	/** How many jobs are under way at once. */
	lanes?: number;
	/** How often to look for jobs that are due and for those of a process that died. */
	lookEveryMs: number;
	/** When the next job is due (ISO, UTC), to look earlier than that. */
	nextAt?: () => Promise<string | null>;
	clock?: () => Date;
	/** Called when the loop has ended, with no job under way. */
	onClose?: () => void;
};

/** Counts and logs what happens to the jobs. */
export type JobWatch = { onResult?: (result: JobResult) => void; onError: (error: unknown) => void };

export type JobLoop = {
	/** Does what is due, and resolves when nothing is left. Called meanwhile, it looks once more. */
	wake: () => Promise<void>;
	/** Begins no other job, and resolves when those under way are done. */
	close: () => Promise<void>;
};

/** Does jobs as they fall due. After a failure it pauses for 5 seconds. */
export function startJobLoop(
	{ work, lanes = 1, lookEveryMs, nextAt, clock = () => new Date(), onClose }: JobLoopOptions,
	{ onResult, onError }: JobWatch,
): JobLoop {
	let isClosed = false;
	let isAsked = false;
	let run: Promise<void> | undefined;
	let timer: NodeJS.Timeout | undefined;

	const lane = async () => {
		while (!isClosed) {
			const result = await work();
			if (!result) return;
			onResult?.(result);
		}
	};

	const workOff = async () => {
		clearTimeout(timer);
		let waitMs = lookEveryMs;
		try {
			let next: string | null | undefined;
			while (isAsked && !isClosed) {
				isAsked = false;
				const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
				const failed = ended.find((each) => each.status === "rejected");
				if (failed) throw failed.reason;
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
			onClose?.();
		},
	};
}
