import { failureReason } from "#app/http/log/failure.server.ts";
import { db, feed } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { onShutdown } from "#app/http/process/shutdown.server.ts";
import { workOnPictures } from "./pictures/work-on-pictures.server.ts";
import { workOnImports } from "./run-import.server.ts";

const clock = () => new Date();

/** Files come before pictures, since they are quicker and a person waits for them. */
const workOnNext = async () =>
	(await workOnImports(db, { currency: env.MARKET_CURRENCY, now: clock })) ||
	(await workOnPictures(db, { now: clock }));

/** How often to look for work of a process that died, and for pictures to try again. New work is announced. */
const EVERY_MS = 20_000;

function start() {
	let working = false;
	let isStopped = false;
	const work = async () => {
		if (working) return;
		working = true;
		try {
			while (!isStopped && (await workOnNext()));
		} catch (error) {
			failureReason(error, "import products");
		} finally {
			working = false;
		}
	};
	const unsubscribe = feed.subscribe((changes) => {
		if (changes === "everything" || changes.has("product_imports")) void work();
	});
	const timer = setInterval(work, EVERY_MS);
	timer.unref();
	const stop = () => {
		isStopped = true;
		clearInterval(timer);
		unsubscribe();
	};
	onShutdown(stop);
	void work();
	return stop;
}

const kept = globalThis as { meehaStopsImports?: () => void };

/** Starts working on product files and their pictures. A call, since the build drops imports that are not used. */
export function startImports(): void {
	// In development each reload starts anew.
	kept.meehaStopsImports?.();
	kept.meehaStopsImports = start();
}
