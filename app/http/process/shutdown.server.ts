import { log } from "#app/http/log/log.server.ts";

const GRACE_MS = 4_500;

const kept = globalThis as { meehaShutdown?: Set<() => unknown>; meehaIsStopping?: true };

/** Whether the process has been asked to stop. */
export const isStopping = (): boolean => kept.meehaIsStopping ?? false;

/**
 * Runs `end` when the process is asked to stop. The server itself stops taking connections and finishes the
 * requests in flight; what would keep the process alive beyond them has to be ended here.
 */
export function onShutdown(end: () => unknown): void {
	if (!kept.meehaShutdown) {
		const ends = new Set<() => unknown>();
		kept.meehaShutdown = ends;
		const stop = () => {
			kept.meehaIsStopping = true;
			log.info("stopping");
			for (const each of ends) each();
			setTimeout(() => process.exit(0), GRACE_MS).unref();
		};
		process.once("SIGTERM", stop);
		process.once("SIGINT", stop);
	}
	kept.meehaShutdown.add(end);
}
