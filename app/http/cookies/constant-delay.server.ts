import { setTimeout as after } from "node:timers/promises";

/**
 * The work's result, no sooner than `ms` milliseconds from now: whoever waits for it can't tell by the clock
 * which way it went, as long as every way is quicker than that.
 */
export async function withConstantDelay<Result>(ms: number, work: Promise<Result>): Promise<Result> {
	const [result] = await Promise.all([work, after(ms)]);
	return result;
}
