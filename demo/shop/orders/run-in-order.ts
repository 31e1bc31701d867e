import type { DemoEvent } from "./demo-event.ts";

/** Orders whose events may run at the same time. On PostgreSQL most of the time is waiting. */
const CONCURRENT_ORDERS = 4;

/**
 * Runs events in chronological order: those that move stock one after another, and those of one order one
 * after another. Meanwhile, other events of up to four orders run.
 */
export async function runInOrder(events: readonly DemoEvent[]): Promise<void> {
	const running = new Map<object, Promise<unknown>>();
	const inOrder = events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
	for (const { order, run, movesStock } of inOrder) {
		if (order === undefined || movesStock) {
			if (order) await running.get(order);
			await run();
			continue;
		}
		const [oldest] = running.size < CONCURRENT_ORDERS ? [] : running.keys();
		if (oldest !== undefined && !running.has(order)) {
			await running.get(oldest);
			running.delete(oldest);
		}
		const ended = (running.get(order) ?? Promise.resolve()).then(run);
		// The one that awaits it gets the error.
		ended.catch(() => {});
		running.set(order, ended);
	}
	await Promise.all(running.values());
}
