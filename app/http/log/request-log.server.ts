import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "#app/http/settings/env.server.ts";
import { log } from "./log.server.ts";
import { metrics } from "./metrics.server.ts";
import { markRequest, requestIdOf } from "./request-id.server.ts";
import { patternFinder } from "./route-pattern.ts";

/** Inserted by the build (vite.config.ts): the pattern of each route of app/routes.ts. */
declare const ROUTE_PATTERNS: readonly string[];

const findPattern = patternFinder([...ROUTE_PATTERNS, "/assets/:file"]);

/** Requested every few seconds by monitoring, so logged only at level `debug`. */
const QUIET = new Set(["/healthz", "/readyz", "/metrics"]);
const METHODS = new Set(["GET", "HEAD", "POST"]);

/**
 * Logs one line for each answered request and counts it. Logs the route pattern instead of the URL: paths
 * contain order numbers and link secrets, and queries contain search terms.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse): void {
	const began = performance.now();
	const [path = "/"] = (request.url ?? "/").split("?", 1);
	const route = findPattern(path);
	const id = requestIdOf(request.headers["x-request-id"], env.TRUST_PROXY);
	// A connection serves one request after another.
	const { socket } = request;
	const sentBefore = socket.bytesWritten;
	const method = METHODS.has(request.method ?? "") ? String(request.method) : "other";
	markRequest(request.headers, { request: id, route });
	response.setHeader("X-Request-Id", id);
	metrics.inFlight.inc();
	response.once("close", () => {
		const ms = performance.now() - began;
		const status = response.statusCode;
		metrics.inFlight.dec();
		// A stream stays open as long as its screen, so its duration says nothing about speed.
		if (route !== "/live")
			metrics.duration.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1_000);
		const level = QUIET.has(route) ? "debug" : status >= 500 ? "error" : "info";
		log[level](
			{
				request: id,
				method,
				route,
				status,
				ms: Math.round(ms * 10) / 10,
				bytes: socket.bytesWritten - sentBefore,
				...(response.writableFinished ? {} : { unfinished: true }),
			},
			"request",
		);
	});
}
