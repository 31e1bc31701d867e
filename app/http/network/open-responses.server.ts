import type { IncomingMessage, ServerResponse } from "node:http";

const MARK = "x-meeha-response";

type OpenResponses = { count: number; byMark: Map<string, ServerResponse> };
// Survives reloads in development.
const shared = globalThis as { meehaOpenResponses?: OpenResponses };
shared.meehaOpenResponses ??= { count: 0, byMark: new Map() };
const open = shared.meehaOpenResponses;

/**
 * Marks a request, and overwrites what a client sent under this name, so that `responseOf` finds its
 * response.
 */
export function rememberResponse(request: IncomingMessage, response: ServerResponse): void {
	open.count += 1;
	const mark = String(open.count);
	request.headers[MARK] = mark;
	open.byMark.set(mark, response);
	// Also emitted when the connection breaks before the answer is sent.
	response.once("close", () => open.byMark.delete(mark));
}

/** The response to a request, until it is sent or its connection closes. */
export const responseOf = (request: Request): ServerResponse | undefined =>
	open.byMark.get(request.headers.get(MARK) ?? "");

/** Calls `end` when a request is answered or its connection closes; at once if that has already happened. */
export function afterAnswer(request: Request, end: () => void): void {
	const response = responseOf(request);
	if (response) response.once("close", end);
	else end();
}
