import { json } from "@remix-run/node";
import { markOf } from "#app/http/log/request-id.server.ts";
import type { FailedData } from "#app/ui/frame/request-number.tsx";

/**
 * Adds the request id to a failed data request of a hydrated screen. The framework's own error response has
 * no content, so this throws a response instead.
 */
export function withNumber(response: Response, request: Request): Response {
	const number = markOf(request)?.request;
	const isThrown = response.headers.has("X-Remix-Error") || response.headers.has("X-Remix-Catch");
	if (!number || !isThrown || response.status < 500) return response;
	const headers = new Headers(response.headers);
	headers.delete("X-Remix-Error");
	headers.delete("Content-Type");
	headers.set("X-Remix-Catch", "yes");
	const { status, statusText } = response;
	return json({ request: number } satisfies FailedData, { status, statusText, headers });
}
