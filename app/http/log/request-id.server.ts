import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const ID = "x-meeha-request-id";
const ROUTE = "x-meeha-route";

/** What all lines of the log about one request have in common. */
export type RequestMark = { request: string; route: string };

/** Marks a request as it comes in, over anything that a client sent under these names. */
export function markRequest(headers: IncomingHttpHeaders, { request, route }: RequestMark): void {
	headers[ID] = request;
	headers[ROUTE] = route;
}

/** The pattern of the route that a request, as it comes in, is for. */
export const routeOf = (headers: IncomingHttpHeaders): string => String(headers[ROUTE] ?? "");

/** What a line of the log about this request carries; nothing for a request that did not come from outside. */
export function markOf(request: Request): RequestMark | undefined {
	const id = request.headers.get(ID);
	return id === null ? undefined : { request: id, route: request.headers.get(ROUTE) ?? "" };
}

/**
 * Returns the id of a request: the one that a trusted proxy sent, so that both logs match, otherwise a new
 * one that is short enough to read out on the phone. Without a proxy, a client's own id is ignored.
 */
export function requestIdOf(given: string | string[] | undefined, proxies: number): string {
	if (proxies > 0 && typeof given === "string" && /^[\w.:-]{6,64}$/.test(given)) return given;
	return randomUUID().replaceAll("-", "").slice(0, 12);
}
