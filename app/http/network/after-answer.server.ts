import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

const MARK = "x-meeha-body";

type Registry = { count: number; waiting: Map<string, (() => void)[]> };
const shared = globalThis as { meehaAfterAnswer?: Registry };
shared.meehaAfterAnswer ??= startWatching();
const { waiting } = shared.meehaAfterAnswer;

/** Marks each request that brings a file, over anything a client sent under this name. */
function startWatching(): Registry {
	const registry: Registry = { count: 0, waiting: new Map() };
	subscribe("http.server.request.start", (message) => {
		const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
		delete request.headers[MARK];
		if (!request.headers["content-type"]?.startsWith("multipart/")) return;
		registry.count += 1;
		const mark = String(registry.count);
		const ends: (() => void)[] = [];
		request.headers[MARK] = mark;
		registry.waiting.set(mark, ends);
		// Emitted also when the connection breaks before the answer is sent.
		response.once("close", () => {
			registry.waiting.delete(mark);
			for (const end of ends) end();
		});
	});
	return registry;
}

/**
 * Calls `end` when a multipart request has been answered or its connection is closed; at once when that has
 * happened already.
 */
export function afterAnswer(request: Request, end: () => void): void {
	const ends = waiting.get(request.headers.get(MARK) ?? "");
	if (ends) ends.push(end);
	else end();
}
