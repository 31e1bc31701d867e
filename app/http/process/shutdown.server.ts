import { log } from "#app/http/log/log.server.ts";

const GRACE_MS = 4_500;

const globals = globalThis as { meehaShutdown?: Set<() => unknown>; meehaIsStopping?: true };

/** Whether the process has received a signal to stop. */
export const isStopping = (): boolean => globals.meehaIsStopping ?? false;

/**
 * Runs `end` when the process receives a signal to stop. The server itself stops accepting connections and
 * finishes open requests; end here what would otherwise keep the process running.
 */
export function onShutdown(end: () => unknown): void {
	if (!globals.meehaShutdown) {
		const ends = new Set<() => unknown>();
		globals.meehaShutdown = ends;
		const stop = () => {
			globals.meehaIsStopping = true;
			log.info("stopping");
			for (const each of ends) each();
			setTimeout(() => process.exit(0), GRACE_MS).unref();
		};
		process.once("SIGTERM", stop);
		process.once("SIGINT", stop);
	}
	globals.meehaShutdown.add(end);
}
