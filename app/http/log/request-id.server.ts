import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const ID = "x-meeha-request-id";
const ROUTE = "x-meeha-route";

/** What all log lines about one request have in common. */
export type RequestMark = { request: string; route: string };

/** Marks an incoming request, and overwrites what a client sent under these names. */
export function markRequest(headers: IncomingHttpHeaders, { request, route }: RequestMark): void {
	headers[ID] = request;
	headers[ROUTE] = route;
}

/** The number of an incoming request. */
export const requestIdIn = (headers: IncomingHttpHeaders): string => String(headers[ID] ?? "");

/** The route pattern of an incoming request. */
export const routeOf = (headers: IncomingHttpHeaders): string => String(headers[ROUTE] ?? "");

/** The fields for log lines about this request; nothing for a request that did not come from outside. */
export function requestContext(request: { headers: Pick<Headers, "get"> }): RequestMark | undefined {
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
