import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { PdfSheet } from "./pdf-sheet.ts";

/** In a build, `buildThreads` in vite.config.ts makes a file of its own from this one. */
const THREAD = new URL("./pdf-thread.server.ts", import.meta.url);
/** In development and tests. `--import tsx` is not enough for a thread. */
const FROM_SOURCE = `import("tsx/esm/api").then(({ register }) => {
	register();
	return import(${JSON.stringify(THREAD.href)});
})`;

/** Sheets that wait for the thread. One of 200 lines takes it a second. */
const MAX_WAITING = 20;
/** From the request to the file, with the time in the queue. */
const PATIENCE_MS = 15_000;
/** After this time without work the thread ends, and gives back the memory of its fonts. */
const IDLE_MS = 60_000;
/** The latest files: a document never changes. */
const MAX_FILES = 50;

const files = new Map<string, Promise<PdfFile>>();
const oneAtATime = pLimit(1);
let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;

type PdfFile = Uint8Array<ArrayBuffer>;

/** The file; not `ok` while too many others wait, and when drawing it takes too long. */
export type PrintedPdf = { ok: true; file: PdfFile } | { ok: false };

class TooBusyError extends Error {}

/**
 * The sheet as a PDF, remembered under its key, with which the same sheet always comes. It is laid out in a thread of
 * its own, one sheet after the other, because fonts and shaping take up to a second of computing. Refuses while 20
 * others wait, and after 15 seconds. Throws what `layOutPdf` throws.
 */
export async function printPdf(key: string, sheetOf: () => PdfSheet): Promise<PrintedPdf> {
	try {
		return { ok: true, file: await (files.get(key) ?? remember(key, print(sheetOf))) };
	} catch (error) {
		if (error instanceof TooBusyError) return { ok: false };
		throw error;
	}
}

function remember(key: string, file: Promise<PdfFile>): Promise<PdfFile> {
	const [oldest] = files.keys();
	if (oldest !== undefined && files.size >= MAX_FILES) files.delete(oldest);
	files.set(key, file);
	file.catch(() => files.delete(key));
	return file;
}

async function print(sheetOf: () => PdfSheet): Promise<PdfFile> {
	if (oneAtATime.pendingCount >= MAX_WAITING) throw new TooBusyError();
	const signal = AbortSignal.timeout(PATIENCE_MS);
	return oneAtATime(async () => {
		if (signal.aborted) throw new TooBusyError();
		clearTimeout(idle);
		const worker = startedThread();
		worker.postMessage(sheetOf());
		try {
			const [file] = await once(worker, "message", { signal });
			return file;
		} catch (error) {
			end(worker);
			throw signal.aborted ? new TooBusyError("", { cause: error }) : error;
		} finally {
			idle = setTimeout(() => end(worker), IDLE_MS).unref();
		}
	});
}

function startedThread(): Worker {
	if (thread) return thread;
	const isSource = THREAD.pathname.endsWith(".ts");
	// Without the process's own options: the thread reads no settings.
	const worker = new Worker(isSource ? FROM_SOURCE : THREAD, { eval: isSource, execArgv: [] });
	// A server that stops doesn't wait for it.
	worker.unref();
	// Whoever waits for the file hears of the failure, too.
	worker.on("error", () => end(worker));
	thread = worker;
	return worker;
}

function end(worker: Worker): void {
	if (thread === worker) thread = null;
	void worker.terminate();
}
