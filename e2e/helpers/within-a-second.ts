import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Page } from "playwright/test";

const SECOND_MS = 1_000;
const SAMPLES = 5;
/** On an idle machine a page takes some 30 ms, and a change is shown after some 300. */
const PAGES = 10;

/**
 * Checks the promise that `page` shows a change within a second. More time is allowed only when the machine
 * is so busy that fetching the page itself takes more than a tenth of a second (then ten times that), or when
 * this process did not run for a while.
 */
export async function withinASecond(
	page: Page,
	shown: (within: { timeout: number }) => Promise<void>,
): Promise<void> {
	const turns = monitorEventLoopDelay({ resolution: 10 });
	turns.enable();
	try {
		await shown({ timeout: SECOND_MS });
	} catch (late) {
		let slowestMs = turns.max / 1e6;
		for (let sample = 0; sample < SAMPLES; sample++) slowestMs = Math.max(slowestMs, await fetchMs(page));
		const moreMs = slowestMs * PAGES - SECOND_MS;
		if (moreMs <= 0) throw late;
		await shown({ timeout: moreMs });
	} finally {
		turns.disable();
	}
}

const fetchMs = (page: Page): Promise<number> =>
	page.evaluate(async () => {
		const began = performance.now();
		await (await fetch(location.href)).text();
		return performance.now() - began;
	});
