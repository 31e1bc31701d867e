import { json } from "@remix-run/node";
import { markOf } from "#app/http/log/request-id.server.ts";
import type { FailedData } from "#app/ui/frame/request-number.tsx";

/**
 * The answer to a screen that runs in the browser and asked for data, or sent a form: should it have failed, as
 * a thrown answer that brings the number of its request. The framework's own brings an error without anything.
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
