import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** What all lines of the log about one request have in common. */
export type RequestMark = { request: string; route: string };

const marks = new AsyncLocalStorage<RequestMark>();

/** Marks all that this request will cause from here on. */
export const enterRequest = (mark: RequestMark): void => marks.enterWith(mark);

/** Which request is being answered, or undefined where none is. */
export const currentRequest = (): RequestMark | undefined => marks.getStore();

/**
 * The id of a request: the one that a trusted proxy gave it, so that its log and ours meet; else a new one,
 * short enough to be read out on the phone. Without a proxy in front, what a client says does not count.
 */
export function requestIdOf(given: string | string[] | undefined, proxies: number): string {
	if (proxies > 0 && typeof given === "string" && /^[\w.:-]{6,64}$/.test(given)) return given;
	return randomUUID().replaceAll("-", "").slice(0, 12);
}
