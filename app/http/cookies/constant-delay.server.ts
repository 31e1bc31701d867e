import { setTimeout as after } from "node:timers/promises";

/**
 * Returns the result of the work after at least `ms` milliseconds, so that the response time does not reveal
 * the result, as long as every outcome takes less.
 */
export async function withConstantDelay<Result>(ms: number, work: Promise<Result>): Promise<Result> {
	const [result] = await Promise.all([work, after(ms)]);
	return result;
}
