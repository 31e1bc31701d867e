import { json } from "@remix-run/node";
import { requestContext } from "#app/http/log/request-id.server.ts";
import { codingFor, encodePage } from "#app/http/network/compress.server.ts";
import type { FailedData } from "#app/ui/request-number.tsx";

/**
 * Adds the request id to a failed data request of a hydrated screen. The framework's own error response has
 * no content, so this throws a response instead.
 */
export function withNumber(response: Response, request: Request): Response {
	const number = requestContext(request)?.request;
	const isThrown = response.headers.has("X-Remix-Error") || response.headers.has("X-Remix-Catch");
	if (!number || !isThrown || response.status < 500) return response;
	const headers = new Headers(response.headers);
	headers.delete("X-Remix-Error");
	headers.delete("Content-Type");
	headers.set("X-Remix-Catch", "yes");
	const { status, statusText } = response;
	return json({ request: number } satisfies FailedData, { status, statusText, headers });
}

/** Compresses the data of a hydrated screen. */
export async function compressData(response: Response, request: Request): Promise<Response> {
	const coding = codingFor(request.headers.get("Accept-Encoding"));
	if (coding === "identity" || !response.headers.get("Content-Type")?.startsWith("application/json"))
		return response;
	const { status, statusText } = response;
	const headers = new Headers(response.headers);
	headers.set("Content-Encoding", coding);
	headers.append("Vary", "Accept-Encoding");
	const body = new Uint8Array(encodePage(await response.text(), coding, 3));
	return new Response(body, { status, statusText, headers });
}
