import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Puts a handler before all existing request handlers, including those of the serving process. It answers, or calls
 * `next`. The handler that was added last runs first.
 */
export function handleFirst(handler: Handler): void {
	const visited = new WeakSet<Server>();
	// The serving process keeps its server to itself until a request comes in.
	subscribe("http.server.request.start", (message) => {
		const { server } = message as { server: Server };
		if (visited.has(server)) return;
		visited.add(server);
		const others = server.listeners("request");
		server.removeAllListeners("request");
		server.on("request", (request: IncomingMessage, response: ServerResponse) =>
			handler(request, response, () => {
				for (const each of others) Reflect.apply(each, server, [request, response]);
			}),
		);
	});
}
