import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";

/** After this time without work a thread ends, and gives back the memory of its fonts. */
const IDLE_MS = 60_000;

type ThreadOptions = {
	/** The module that the thread runs, named `…-thread.server.ts`: `buildThreads` in vite.config.ts makes a file of it. */
	file: URL;
	/** How many others may wait. */
	maxWaiting: number;
	/** From the call to the answer, with the time in the queue. */
	patienceMs: number;
};

/** Too many others wait for the thread, or its answer takes too long. */
export class ThreadBusyError extends Error {}

/**
 * A thread that draws one thing after the other, because fonts and shaping take up to a second of computing: it gets
 * what to draw as a message and answers with one. It starts with the first. Throws `ThreadBusyError`, and what the
 * thread throws, which ends it: the next call starts another one.
 */
export function newDrawingThread<Work, Drawn>({ file, maxWaiting, patienceMs }: ThreadOptions) {
	const oneAtATime = pLimit(1);
	let thread: Worker | null = null;
	let idle: NodeJS.Timeout | undefined;

	function started(): Worker {
		if (thread) return thread;
		const isSource = file.pathname.endsWith(".ts");
		// Without the process's own options: the thread reads no settings.
		const worker = new Worker(isSource ? fromSource(file) : file, { eval: isSource, execArgv: [] });
		// A server that stops doesn't wait for it.
		worker.unref();
		// Whoever waits for the answer hears of the failure, too.
		worker.on("error", () => end(worker));
		thread = worker;
		return worker;
	}

	function end(worker: Worker): void {
		if (thread === worker) thread = null;
		void worker.terminate();
	}

	return async (workOf: () => Work): Promise<Drawn> => {
		if (oneAtATime.pendingCount >= maxWaiting) throw new ThreadBusyError();
		const signal = AbortSignal.timeout(patienceMs);
		return oneAtATime(async () => {
			if (signal.aborted) throw new ThreadBusyError();
			clearTimeout(idle);
			const worker = started();
			worker.postMessage(workOf());
			try {
				const [drawn] = await once(worker, "message", { signal });
				return drawn;
			} catch (error) {
				end(worker);
				throw signal.aborted ? new ThreadBusyError("", { cause: error }) : error;
			} finally {
				idle = setTimeout(() => end(worker), IDLE_MS).unref();
			}
		});
	};
}

/** In development and tests. `--import tsx` is not enough for a thread. */
const fromSource = (file: URL) => `import("tsx/esm/api").then(({ register }) => {
	register();
	return import(${JSON.stringify(file.href)});
})`;
