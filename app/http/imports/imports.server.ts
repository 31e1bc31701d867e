import { db, feed } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { onShutdown } from "#app/http/process/shutdown.server.ts";
import { workOnImports } from "#app/shop/csv/run-import.server.ts";

/** How often to look for a file whose process died; new ones are announced. */
const EVERY_MS = 20_000;

function start() {
	let working = false;
	let isStopped = false;
	const work = async () => {
		if (working) return;
		working = true;
		try {
			while (
				!isStopped &&
				(await workOnImports(db, { currency: env.MARKET_CURRENCY, now: () => new Date() }))
			);
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

/** Begins to check and apply files in the background. Called, not just imported: the build drops bare imports. */
export function startImports(): void {
	// In development each reload starts anew.
	kept.meehaStopsImports?.();
	kept.meehaStopsImports = start();
}
